/** The diagram that is in the box at first. */
export const starter = `flowchart LR
    %% height: 141
    accTitle: A use case answers
    accDescr: A request reaches the use case, which answers with a success or a failure.
    request([Request]) --> useCase[Use case]
    useCase --> success([Success]):::success
    useCase -.-> failure([Failure]):::failure
`;
