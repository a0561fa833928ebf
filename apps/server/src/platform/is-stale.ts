/** Whether something was changed since an edit of it began; one that tells no revision is never stale. Source: decision 0148. */
export const isStale = (
  { revision }: { readonly revision?: number | undefined },
  stored: { readonly revision: number },
): boolean => revision !== undefined && revision !== stored.revision
