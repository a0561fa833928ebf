import type { VehicleId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { RichText } from '@nelly/domain/site/rich-text'
import {
  newSection,
  type PartId,
  SECTION_KINDS,
  SECTION_VARIANTS,
  type Section,
  type SectionKind,
  type SectionNamed,
} from '@nelly/domain/site/sections'
import { newPage, plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import { describe, expect, test } from 'vitest'
import { siteChanges } from './diff-words.ts'
import type { FieldContent } from './field-changes.ts'
import { variantWords } from './section-words.ts'

const id = (text: string) => text as PartId
const both = (text: string) => ({ es: text, en: text })
const hex = (colour: string) => colour as HexColour
const rich = (text: string, more: { bold?: true; link?: string } = {}): RichText => [
  { kind: 'paragraph', spans: [{ text, ...more }] },
]
const picture = (path: string, alt = both('')) => ({ path, alt, focus: { x: 50, y: 50 } })
const plain = plainDocument({ logo: 'logo.png', primary: hex('#112233'), secondary: hex('#445566') }, 'es')

const withSections = (...sections: readonly Section[]): SiteDocument => ({ ...plain, sections })
const section = <Kind extends SectionKind>(
  kind: Kind,
  content: Partial<SectionNamed<Kind>> = {},
  of = 'one',
) => ({ ...newSection(kind, id(of)), ...content }) as unknown as Section

const shown = (content: FieldContent | null, language: 'es' | 'en') => {
  if (content === null) return '–'
  return 'pictures' in content ? `[${content.pictures.join(', ')}]` : content[language]
}

/** Each change on a line, as a reader of the language sees it. */
const told = (from: SiteDocument, to: SiteDocument, language: 'es' | 'en' = 'en') =>
  siteChanges(from, to, (vehicle) => (vehicle === 5 ? 'Kia Rio' : undefined)).flatMap(({ title, changes }) =>
    changes.map(
      ({ label, before, after }) =>
        `${title[language]} | ${label[language]}: ${shown(before, language)} → ${shown(after, language)}`,
    ),
  )
const toldIn = <Kind extends SectionKind>(
  kind: Kind,
  before: Partial<SectionNamed<Kind>>,
  after: Partial<SectionNamed<Kind>>,
) => told(withSections(section(kind, before)), withSections(section(kind, after)))

describe('what is different in a field', () => {
  test.each<[string, SiteDocument, string[]]>([
    ['nothing', { ...plain, look: { ...plain.look } }, []],
    [
      'a colour and the template',
      { ...plain, look: { ...plain.look, primary: hex('#0000ff'), template: 'coast' } },
      ['Look | Template: Classic → Coast', 'Look | Primary colour: #112233 → #0000ff'],
    ],
    [
      'the logo',
      { ...plain, look: { ...plain.look, logo: 'new.png' } },
      ['Look | Logo: [logo.png] → [new.png]'],
    ],
    [
      'the languages',
      { ...plain, languages: { default: 'en', both: true } },
      ['Languages | Main language: Spanish → English', 'Languages | Offer both languages: no → yes'],
    ],
    [
      'a phone',
      { ...plain, contact: { ...plain.contact, phone: '809' } },
      ['Contact details | Phone: – → 809'],
    ],
    [
      'the terms in one language',
      { ...plain, legal: { ...plain.legal, terms: { es: rich('Hola'), en: [] } } },
      ['Terms and privacy | Terms (Spanish): – → Hola'],
    ],
    [
      'a title for search engines',
      { ...plain, search: { ...plain.search, title: { es: 'Isla', en: '' } } },
      ['Search engines and previews | Title (Spanish): – → Isla'],
    ],
  ])('%s', (_, to, lines) => {
    expect(told(plain, to)).toEqual(lines)
  })

  test('is said in both languages', () => {
    const to = withSections(section('hero', { headline: { es: 'Hola', en: 'Hello' }, variant: 'full' }))
    const from = withSections(section('hero'))
    expect(told(from, to, 'es')).toEqual([
      'Portada | Presentación: Al lado → A todo el ancho',
      'Portada | Titular (español): – → Hola',
      'Portada | Titular (inglés): – → Hello',
    ])
    expect(told(from, to, 'en')).toEqual([
      'Hero | Layout: Side by side → Full width',
      'Hero | Headline (Spanish): – → Hola',
      'Hero | Headline (English): – → Hello',
    ])
  })

  test('of one group comes together, under the part that leads to its fields', () => {
    const to = { ...plain, look: { ...plain.look, logo: 'b.png', secondary: hex('#ffffff') } }
    expect(siteChanges(plain, to).map(({ part, changes }) => [part, changes.length])).toEqual([['look', 2]])
    const hidden = withSections(section('hero', { shown: false }))
    expect(siteChanges(withSections(section('hero')), hidden).map(({ part }) => part)).toEqual([
      'section:one',
    ])
  })
})

describe('what is different in a section', () => {
  test('hidden', () => {
    expect(toldIn('hero', {}, { shown: false })).toEqual(['Hero | Shown: yes → no'])
  })

  test('a rich text, by its letters and links', () => {
    const body = (en: RichText) => ({ body: { es: [], en } })
    expect(toldIn('about', body(rich('We rent')), body(rich('We rent cars')))).toEqual([
      'About us | Text (English): We rent → We rent cars',
    ])
    expect(toldIn('about', body(rich('here')), body(rich('here', { link: '/vehicles' })))).toEqual([
      'About us | Text (English): here → here </vehicles>',
    ])
    expect(toldIn('about', body(rich('here')), body(rich('here', { bold: true })))).toEqual([
      'About us | Text (English), formatting: here → here',
    ])
  })

  test('vehicles by their names', () => {
    const vehicles = [5 as VehicleId, 7 as VehicleId]
    expect(toldIn('fleet', {}, { vehicles, order: 'price' })).toEqual([
      'Vehicles | Order: your own → by price',
      'Vehicles | Chosen vehicles: – → Kia Rio, #7',
    ])
  })

  test('pictures as pictures: added, removed, described, moved', () => {
    const [a, b] = [picture('a.webp'), picture('b.webp')]
    expect(toldIn('gallery', { pictures: [a] }, { pictures: [picture('a.webp', both('Car')), b] })).toEqual([
      'Gallery | Picture 1, description (Spanish): – → Car',
      'Gallery | Picture 1, description (English): – → Car',
      'Gallery | Picture 2: – → [b.webp]',
    ])
    expect(toldIn('gallery', { pictures: [a, b] }, { pictures: [b] })).toEqual([
      'Gallery | Picture 1: [a.webp] → –',
    ])
    expect(toldIn('gallery', { pictures: [a, b] }, { pictures: [b, a] })).toEqual([
      'Gallery | Order of the pictures: [a.webp, b.webp] → [b.webp, a.webp]',
    ])
    expect(toldIn('gallery', { pictures: [a, a] }, { pictures: [a] })).toContain(
      'Gallery | Picture 2: [a.webp] → –',
    )
    expect(toldIn('hero', { pictures: [a] }, { pictures: [{ ...a, focus: { x: 20, y: 50 } }] })).toEqual([
      'Hero | Picture 1, horizontal focal point: 50 → 20',
    ])
    expect(toldIn('about', {}, { picture: a })).toEqual(['About us | Picture: – → [a.webp]'])
  })

  test('entries by themselves, wherever they were moved', () => {
    const entry = (of: string, question: string, answer = 'Yes') => ({
      id: id(of),
      question: both(question),
      answer: both(answer),
    })
    const [one, two] = [entry('kind', 'One?'), entry('steps', 'Two?')]
    expect(
      toldIn('questions', { entries: [one, two] }, { entries: [entry('steps', 'Two?', 'No'), one] }),
    ).toEqual([
      'Questions and answers | Question 1, answer (Spanish): Yes → No',
      'Questions and answers | Question 1, answer (English): Yes → No',
      'Questions and answers | Order of the questions: One?, Two? → Two?, One?',
    ])
    expect(toldIn('questions', { entries: [two] }, { entries: [two, one] })).toEqual([
      'Questions and answers | Question 2, wording (Spanish): – → One?',
      'Questions and answers | Question 2, wording (English): – → One?',
      'Questions and answers | Question 2, answer (Spanish): – → Yes',
      'Questions and answers | Question 2, answer (English): – → Yes',
    ])
  })

  test('not that its texts were read, or are out of date', () => {
    const title = { es: 'a', en: 'b' }
    expect(toldIn('places', { title, unread: true }, { title: { ...title, stale: 'en' } })).toEqual([])
  })
})

describe('sections and pages', () => {
  const [hero, fleet] = [section('hero', {}, 'h'), section('fleet', {}, 'f')]
  const about = section('about', { title: both('History') }, 'a')
  const team = { ...newPage(id('t'), 'team'), title: { es: 'Equipo', en: '' } }

  test.each<[string, SiteDocument, SiteDocument, string[]]>([
    [
      'moved',
      withSections(hero, fleet),
      withSections(fleet, hero),
      ['Order of the sections | Order of the sections: Hero, Vehicles → Vehicles, Hero'],
    ],
    [
      'moved, with two of a kind',
      withSections(about, section('about', {}, 'b')),
      withSections(section('about', {}, 'b'), about),
      [
        'Order of the sections | Order of the sections: About us: History, About us → About us, About us: History',
      ],
    ],
    [
      'a section added in between, with its texts',
      withSections(hero, fleet),
      withSections(hero, about, fleet),
      [
        'About us | Section: – → About us',
        'About us | Title (Spanish): – → History',
        'About us | Title (English): – → History',
      ],
    ],
    [
      'a section removed',
      withSections(hero, fleet),
      withSections(hero),
      ['Vehicles | Section: Vehicles → –'],
    ],
    [
      'a page added',
      plain,
      { ...plain, pages: [team] },
      ['Equipo | Page: – → Equipo', 'Equipo | Address: – → team', 'Equipo | Title (Spanish): – → Equipo'],
    ],
    [
      'a page out of the menu',
      { ...plain, pages: [team] },
      { ...plain, pages: [{ ...team, inMenu: false }] },
      ['Equipo | In the menu: yes → no'],
    ],
  ])('%s', (_, from, to, lines) => {
    expect(told(from, to)).toEqual(lines)
  })
})

/** A section of each kind with one of everything that it may have. */
const FULL: { readonly [Kind in SectionKind]: Partial<SectionNamed<Kind>> } = {
  hero: { headline: both('a'), lead: both('a'), pictures: [picture('a.webp', both('a'))] },
  fleet: { title: both('a'), lead: both('a'), vehicles: [5 as VehicleId] },
  about: { title: both('a'), body: { es: rich('a'), en: rich('a') }, picture: picture('a.webp', both('a')) },
  gallery: { title: both('a'), pictures: [picture('a.webp', both('a'))] },
  'why-us': { title: both('a'), points: [{ id: id('p'), icon: 'car', title: both('a'), text: both('a') }] },
  requirements: { title: both('a'), body: { es: rich('a'), en: rich('a') } },
  extras: { title: both('a'), lead: both('a') },
  'how-it-works': { title: both('a'), steps: [{ id: id('p'), title: both('a'), text: both('a') }] },
  places: { title: both('a'), lead: both('a') },
  reviews: {
    title: both('a'),
    quotations: [{ id: id('p'), text: both('a'), author: 'a', source: 'a', year: 2026 }],
  },
  questions: { title: both('a'), entries: [{ id: id('p'), question: both('a'), answer: both('a') }] },
  announcement: {
    text: both('a'),
    link: { label: both('a'), href: '/a' },
    firstDay: '2026-12-01' as never,
    lastDay: '2026-12-24' as never,
  },
  contact: { title: both('a'), lead: both('a') },
}

test.each(SECTION_KINDS)('every field of %s has a name of its own, and every variant', (kind) => {
  const [changes] = siteChanges(withSections(section(kind)), withSections(section(kind, FULL[kind])))
  const labels = changes?.changes.map(({ label }) => label.en) ?? []
  expect(labels.length).toBeGreaterThan(0)
  expect(new Set(labels).size).toBe(labels.length)
  for (const label of labels) {
    expect(label).toMatch(/^[A-Z]\w/)
    expect(label).not.toMatch(/^(Reason|Step|Review|Question) 1( \(|$)/)
  }
  for (const variant of SECTION_VARIANTS[kind]) expect(variantWords(variant, 'en')).not.toContain('.')
})

test('every field of the groups has a name of its own', () => {
  const other = (values: object) =>
    Object.fromEntries(Object.keys(values).map((field) => [field, 'changed'])) as never
  const { look, contact, search } = plain
  const to: SiteDocument = {
    ...plain,
    look: { ...(other(look) as typeof look), template: 'coast' },
    contact: other(contact),
    search: other(search),
  }
  for (const { part, changes } of siteChanges(plain, to)) {
    const labels = changes.map(({ label }) => label.en)
    expect(labels.length).toBe(Object.keys(plain[part as 'look']).length)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels).not.toContain('')
  }
})
