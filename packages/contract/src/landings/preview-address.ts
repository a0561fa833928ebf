/** What the paths of preview links begin with: visitors' pages, though their first segment is reserved. */
export const PREVIEW_PATH = '/app/preview/'

/** The secret of a preview link in a page's path, and the same page of a landing whose address is that secret. */
export function splitPreview(path: string): { readonly secret: string | undefined; readonly path: string } {
  if (!path.startsWith(PREVIEW_PATH)) return { secret: undefined, path }
  const rest = path.slice(PREVIEW_PATH.length)
  return { secret: rest.split('/')[0], path: `/${rest}` }
}
