/** A diagram as it stands in a page of the documentation. */
export const fence = `\`\`\`mermaid title="A use case answers"
flowchart LR
    %% height: 141
    request([Request]) --> useCase[Use case]
    useCase --> success([Success]):::success
    useCase -.-> failure([Failure]):::failure
\`\`\`
`;

/** How a problem that the checks find is printed. */
export const checks = `npm run test:content

docs/architecture/index.md:41: …
`;

export const sections = {
  rules: {id: 'rules', title: 'Rules'},
  draft: {id: 'try-one', title: 'Try one'},
  gallery: {id: 'every-kind', title: 'Every kind'},
} as const;
