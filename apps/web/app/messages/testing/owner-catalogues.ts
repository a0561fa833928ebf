import type { Catalogue } from './messages-of.ts'

/** The owner's catalogues in both languages by file, from `messages/owner/`. */
const files = import.meta.glob<Catalogue>('../owner/**/*.json', { eager: true, import: 'default' })

/** The parts of the owner's catalogue by area; those that every screen loads are of the area `''`. */
export function partsByArea(language: 'es' | 'en'): ReadonlyMap<string, string[]> {
  return new Map(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`${language}.json`))
      .map(([path, catalogue]) => [areaOf(path), Object.keys(catalogue)]),
  )
}

/** The whole catalogue of the owner's pages in one language. */
export const wholeCatalogue = (language: 'es' | 'en'): Catalogue =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`${language}.json`))
      .map(([, catalogue]) => catalogue),
  )

const areaOf = (path: string): string => /^\.\.\/owner\/(?:([^/]+)\/)?\w+\.json$/.exec(path)?.[1] ?? ''
