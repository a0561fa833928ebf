/** The pages of the site editor, in their order. */
export const SITE_PAGES = [
  'sections',
  'pages',
  'look',
  'languages',
  'contact',
  'legal',
  'search',
  'preview-links',
  'history',
] as const
export type SitePage = (typeof SITE_PAGES)[number]

/** The address of a page of a landing's site editor. */
export const sitePath = (landingId: number, page: SitePage = 'sections'): string =>
  `/app/landings/${landingId}/site${page === 'sections' ? '' : `/${page}`}`

/**
 * The page on which a field is edited, and what of its list is opened there. Fields are named as `section:<id>.<field>`,
 * `page:<id>.<field>` or `<group>.<field>` of the document.
 */
export function placeOf(field: string): { page: SitePage; open?: string } {
  const [part = ''] = field.split('.')
  const [list, id] = part.split(':')
  if (list === 'section' && id) return { page: 'sections', open: id }
  if (list === 'page' && id) return { page: 'pages', open: id }
  return { page: SITE_PAGES.find((page) => page === part) ?? 'sections' }
}

/** What an address carries that leads to a field. */
export interface FieldState {
  readonly field: string
}

/** Where a field is edited, for `navigate` and links; the field is focused there. */
export function fieldPath(
  landingId: number,
  field: string,
): [to: string, options: { state: FieldState; preventScrollReset: true }] {
  const { page, open } = placeOf(field)
  const path = sitePath(landingId, page)
  const to = open ? `${path}?open=${encodeURIComponent(open)}` : path
  return [to, { state: { field }, preventScrollReset: true }]
}
