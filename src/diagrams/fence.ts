/** The title of a fenced block: what stands behind its language, such as `title="How a request travels"`. */
export const fenceTitle = (meta: string | null | undefined): string | undefined =>
  /(?:^|\s)title=(["'])(.*?)\1/.exec(meta ?? '')?.[2];
