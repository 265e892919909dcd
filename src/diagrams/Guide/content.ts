/** The diagram that is in the box at first. */
export const starter = `flowchart LR
    %% height: 141
    accTitle: A use case answers
    accDescr: A request reaches the use case, which answers with a success or a failure.
    request([Request]) --> useCase[Use case]
    useCase --> success([Success]):::success
    useCase -.-> failure([Failure]):::failure
`;

/** The same as it stands in a page of the documentation. */
export const fence = `\`\`\`mermaid\n${starter}\`\`\`\n`;

/** How a problem that the checks find is printed. */
export const checks = `npm run test:content

docs/architecture/index.md:41: …
`;

export const sections = {
  rules: {id: 'rules', title: 'Rules'},
  draft: {id: 'try-one', title: 'Try one'},
  gallery: {id: 'every-kind', title: 'Every kind'},
} as const;
