import type { Catalogue } from './messages-of.ts'

type Side = 'owner' | 'visitor'
type Language = 'es' | 'en'

/** All catalogues in both languages by file. */
const files = import.meta.glob<Catalogue>('../{owner,visitor}/**/*.json', { eager: true, import: 'default' })

const cataloguesOf = (side: Side, language: Language): [path: string, catalogue: Catalogue][] =>
  Object.entries(files).filter(
    ([path]) => path.startsWith(`../${side}/`) && path.endsWith(`/${language}.json`),
  )

/** The parts of a side's catalogue by area; those that every screen of the owner loads, and those of the home page, are of the area `''`. */
export const partsByArea = (side: Side, language: Language): ReadonlyMap<string, string[]> =>
  new Map(cataloguesOf(side, language).map(([path, catalogue]) => [areaOf(path), Object.keys(catalogue)]))

/** The whole catalogue of a side in one language. */
export const wholeCatalogue = (side: Side, language: Language): Catalogue =>
  Object.assign({}, ...cataloguesOf(side, language).map(([, catalogue]) => catalogue))

const areaOf = (path: string): string => path.split('/').slice(2, -1).join('/')
