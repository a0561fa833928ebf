import type { Catalogue } from './messages-of.ts'

/** Whose messages: those of the owner's pages, of the visitor's, or those that pages, answers and mails share. */
export const SIDES = ['owner', 'visitor', 'common'] as const
export type Side = (typeof SIDES)[number]

const ROOT = '../../../../../packages/contract/messages'
/** All catalogues by file. */
const files = import.meta.glob<Catalogue>('../../../../../packages/contract/messages/**/*.json', {
  eager: true,
  import: 'default',
})

const partsOf = (path: string) => {
  const [language = '', ...names] = path.slice(ROOT.length + 1).split('/')
  const [side, area = ''] = names.length === 2 ? names : ['common', ...names]
  return { language, side, area: area.replace('.json', '') }
}

/** The languages that have a folder. */
export const LANGUAGES = [...new Set(Object.keys(files).map((path) => partsOf(path).language))]

/** The catalogues of a side in one language by area. */
export const catalogues = (side: Side, language: string): ReadonlyMap<string, Catalogue> =>
  new Map(
    Object.entries(files).flatMap(([path, catalogue]) => {
      const of = partsOf(path)
      return of.side === side && of.language === language ? [[of.area, catalogue]] : []
    }),
  )

/** The parts of a side's catalogue by area. Every screen of the owner loads the area `shared`, the visitor's home page has `home`. */
export const partsByArea = (side: Side, language: string): ReadonlyMap<string, string[]> =>
  new Map([...catalogues(side, language)].map(([area, catalogue]) => [area, Object.keys(catalogue)]))

/** The whole catalogue of a side in one language. What is common begins with its area: `refusals.name-taken`. */
export const wholeCatalogue = (side: Side, language: string): Catalogue =>
  side === 'common'
    ? Object.fromEntries(catalogues(side, language))
    : Object.assign({}, ...catalogues(side, language).values())
