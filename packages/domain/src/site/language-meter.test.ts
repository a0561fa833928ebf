import { expect, test } from 'vitest'
import type { HexColour } from '../landings/colours.ts'
import { languageMeter } from './language-meter.ts'
import { newSection, type PartId, type Section } from './sections.ts'
import { NO_SEARCH_WORDS, plainDocument, type SiteDocument } from './site-document.ts'

const look = { logo: 'logos/a.png', primary: '#123456' as HexColour, secondary: '#654321' as HexColour }
const hero = { ...newSection('hero', 'hero' as PartId), headline: { es: 'Hola', en: 'Hello' } }
const places = { ...newSection('places', 'places' as PartId), title: { es: 'Dónde', en: '' } }
const withSections = (...sections: Section[]): SiteDocument => ({ ...plainDocument(look, 'es'), sections })

for (const { what, document, language, written, all, gaps, stale } of [
  {
    what: 'a site with nothing but usual words',
    document: plainDocument(look, 'es'),
    language: 'en',
    written: 0,
    all: 0,
    gaps: [],
    stale: [],
  },
  {
    what: 'a text in both languages',
    document: withSections(hero),
    language: 'en',
    written: 1,
    all: 1,
    gaps: [],
    stale: [],
  },
  {
    what: 'a text in the other language only',
    document: withSections(hero, places),
    language: 'en',
    written: 1,
    all: 2,
    gaps: ['section:places title.en'],
    stale: [],
  },
  {
    what: 'the language that has it',
    document: withSections(hero, places),
    language: 'es',
    written: 2,
    all: 2,
    gaps: [],
    stale: [],
  },
  {
    what: 'a section that is hidden',
    document: withSections(hero, { ...places, shown: false }),
    language: 'en',
    written: 1,
    all: 1,
    gaps: [],
    stale: [],
  },
  {
    what: 'words for search engines',
    document: plainDocument(look, 'es', { ...NO_SEARCH_WORDS, title: { es: 'Carros', en: '' } }),
    language: 'en',
    written: 0,
    all: 1,
    gaps: ['search title.en'],
    stale: [],
  },
  {
    what: 'a text that the other language left behind',
    document: withSections({ ...hero, headline: { ...hero.headline, stale: 'en' } }),
    language: 'en',
    written: 1,
    all: 1,
    gaps: [],
    stale: ['section:hero headline.en'],
  },
] as const) {
  test(`the meter of ${what}`, () => {
    const meter = languageMeter(document, language)
    const named = (list: typeof meter.gaps) => list.map(({ part, field }) => `${part} ${field}`)
    expect({ ...meter, gaps: named(meter.gaps), stale: named(meter.stale) }).toEqual({
      written,
      all,
      gaps,
      stale,
    })
  })
}

test('terms count as one text', () => {
  const terms = { es: [{ kind: 'paragraph' as const, spans: [{ text: 'Sí' }] }], en: [] }
  const document = { ...withSections(), legal: { ...withSections().legal, terms } }
  expect(languageMeter(document, 'en')).toMatchObject({
    all: 1,
    gaps: [{ part: 'legal', field: 'terms.en' }],
  })
})
