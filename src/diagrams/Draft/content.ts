/** What stands in the box at first. */
export const starter = `flowchart LR
    %% height: 141
    accTitle: A use case answers
    request([Request]) --> useCase[Use case]
    useCase --> success([Success]):::success
    useCase -.-> failure([Failure]):::failure
`;
