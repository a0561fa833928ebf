import type { SiteDocument } from './site-document.ts'

/** The paths of all stored files that a document names, each with the path of its field. */
export function picturesIn({ look, search, sections }: SiteDocument): { path: string; field: string }[] {
  const named: { path: string | null; field: string }[] = [
    { path: look.logo, field: 'look.logo' },
    { path: search.favicon, field: 'search.favicon' },
    { path: search.socialPicture, field: 'search.socialPicture' },
    ...sections.flatMap((section, n) => {
      const at = `sections.${n}`
      if (section.kind === 'about')
        return [{ path: section.picture?.path ?? null, field: `${at}.picture.path` }]
      if (section.kind !== 'hero' && section.kind !== 'gallery') return []
      return section.pictures.map(({ path }, index) => ({ path, field: `${at}.pictures.${index}.path` }))
    }),
  ]
  return named.flatMap(({ path, field }) => (path === null ? [] : [{ path, field }]))
}
