/** Whether an `If-None-Match` matches this ETag, weakly or not, in a list, or by `*`. */
export const matchesETag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((named) => ['*', etag].includes(named.trim().replace(/^W\//, ''))) ?? false
