/** A build of more versions would pass 4 GB with the cache, which is a tenth of a gigabyte for each. */
const MAX_CACHED_VERSIONS = 10;

/**
 * Whether the bundler keeps what it compiled for the next time. It saves two thirds of the bundler's work then, and takes half as
 * much memory again as the bundler without it.
 */
export const isCacheAffordable = (names: readonly string[], {NODE_ENV}: NodeJS.ProcessEnv): boolean =>
  NODE_ENV === 'development' || names.length <= MAX_CACHED_VERSIONS;
