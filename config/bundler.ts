/** With the cache, which takes a tenth of a gigabyte per version, a build of more versions would exceed 4 GB. */
const MAX_CACHED_VERSIONS = 10;

/**
 * Whether the bundler caches its output for the next build. This saves two thirds of the bundler's work then, but takes half as
 * much memory again.
 */
export const isCacheAffordable = (names: readonly string[], {NODE_ENV}: NodeJS.ProcessEnv): boolean =>
  NODE_ENV === 'development' || names.length <= MAX_CACHED_VERSIONS;
