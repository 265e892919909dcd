/** Where the build puts a page of the docs as Markdown. Docusaurus keeps a slash after pages that have pages below them. */
export const markdownAddress = (permalink: string) => `${permalink.replace(/\/$/, '')}.md`;
