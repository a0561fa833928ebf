/** Whether an `If-None-Match` names this ETag, weakly or not, among others, or any. */
export const matchesETag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((named) => ['*', etag].includes(named.trim().replace(/^W\//, ''))) ?? false
