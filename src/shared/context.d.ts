declare namespace NodeJS {
  interface Require {
    /** Of the bundler: the files of a folder as modules. */
    context(
      folder: string,
      isDeep: boolean,
      names: RegExp,
    ): ((name: string) => unknown) & {keys: () => string[]};
  }
}
