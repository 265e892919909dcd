/** Names of the files beside the pages of a version. */
export const listFile = 'llms.txt';
export const fullFile = 'llms-full.txt';
export const factsFile = 'rift.json';
export const schemaFile = 'rift.schema.json';
