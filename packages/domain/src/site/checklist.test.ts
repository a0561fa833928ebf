import { describe, expect, test } from 'vitest'
import type { HexColour } from '../landings/colours.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { mayPublishSite, siteChecklist } from './checklist.ts'
import type { RichText } from './rich-text.ts'
import { newSection, type PartId, type Section, type SectionKind, type SectionNamed } from './sections.ts'
import { newPage, type OwnPage, plainDocument, type SiteDocument } from './site-document.ts'

const id = (text: string) => text as PartId
const both = (text: string) => ({ es: text, en: text })
const spanishOnly = { es: 'Hola', en: '' }
const rich = (text: string, link?: string): RichText => [
  { kind: 'paragraph', spans: [link === undefined ? { text } : { text, link }] },
]
const written = { es: rich('Hola'), en: rich('Hello') }
const picture = (path: string, alt = both('Un coche')) => ({ path, alt, focus: { x: 50, y: 50 } })
const days = (firstDay: string, lastDay: string) => ({
  firstDay: firstDay as CalendarDate,
  lastDay: lastDay as CalendarDate,
})

const plain = plainDocument(
  { logo: 'logo.png', primary: '#112233' as HexColour, secondary: '#445566' as HexColour },
  'es',
)
/** A site of which nothing is to be said. */
const sound: SiteDocument = {
  ...plain,
  languages: { default: 'es', both: true },
  sections: [{ ...newSection('hero', id('hero')), pictures: [picture('car.webp')] }],
  contact: { ...plain.contact, phone: '+1 809 555 0100' },
  legal: { terms: written, privacy: written, unread: [] },
}
const facts = { address: 'sol', vehicles: new Set([1]), picturePaths: new Set(['logo.png', 'car.webp']) }

const withSection = <Kind extends SectionKind>(
  kind: Kind,
  content: Partial<SectionNamed<Kind>>,
): SiteDocument => ({
  ...sound,
  sections: [...sound.sections, { ...newSection(kind, id('one')), ...content } as unknown as Section],
})
const withPage = (page: Partial<OwnPage>): SiteDocument => ({
  ...sound,
  pages: [{ ...newPage(id('team'), 'equipo'), title: both('Equipo'), body: written, ...page }],
})
const oneLanguage = (document: SiteDocument): SiteDocument => ({
  ...document,
  languages: { default: 'es', both: false },
})
const told = (document: SiteDocument, known = facts) =>
  siteChecklist(document, known).map(({ kind, code, part, field }) => `${kind} ${code} ${part} ${field}`)

test('a site that is whole has no points and may be published', () => {
  expect(told(sound)).toEqual([])
  expect(mayPublishSite(siteChecklist(sound, facts))).toBe(true)
})

test('a site without a vehicle is not published, one with warnings alone is', () => {
  const none = { ...facts, vehicles: new Set<number>() }
  expect(told(sound, none)).toEqual(['blocker no-vehicle vehicles null'])
  expect(mayPublishSite(siteChecklist(sound, none))).toBe(false)
  const bare = { ...sound, contact: plain.contact, legal: plain.legal }
  expect(told(bare)).toEqual([
    'warning no-contact contact phone',
    'warning no-terms legal terms',
    'warning no-privacy legal privacy',
  ])
  expect(mayPublishSite(siteChecklist(bare, facts))).toBe(true)
})

const aboutMissing = ['blocker text-missing section:one body.es', 'blocker text-missing section:one body.en']
const quotation = { id: id('q'), text: both('Bien'), author: 'Ana', source: '', year: null }

describe('texts that have no usual words', () => {
  test.each<[string, SiteDocument, string[]]>([
    ['about us', withSection('about', {}), aboutMissing],
    [
      'about us of blanks alone',
      withSection('about', { body: { es: rich(' '), en: rich('') } }),
      aboutMissing,
    ],
    ['about us, not shown', withSection('about', { shown: false }), []],
    ['about us in the only language offered', oneLanguage(withSection('about', { body: written })), []],
    [
      'about us in the language that is not offered',
      oneLanguage(withSection('about', { body: { es: [], en: rich('Hello') } })),
      ['blocker text-missing section:one body.es'],
    ],
    [
      'an announcement in one of two languages',
      withSection('announcement', { text: spanishOnly }),
      ['blocker text-missing section:one text.en'],
    ],
    [
      'the label of a link',
      withSection('announcement', { text: both('Hola'), link: { label: spanishOnly, href: '/sol/vehicle' } }),
      ['blocker text-missing section:one link.label.en'],
    ],
    [
      'the second question',
      withSection('questions', {
        entries: [
          { id: id('a'), question: both('¿?'), answer: both('Sí') },
          { id: id('b'), question: spanishOnly, answer: both('') },
        ],
      }),
      [
        'blocker text-missing section:one entries.1.question.en',
        'blocker text-missing section:one entries.1.answer.es',
        'blocker text-missing section:one entries.1.answer.en',
      ],
    ],
    [
      'a quotation',
      withSection('reviews', { quotations: [{ ...quotation, text: spanishOnly, author: '' }] }),
      [
        'blocker text-missing section:one quotations.0.text.en',
        'blocker text-missing section:one quotations.0.author',
      ],
    ],
    [
      'a reason to rent',
      withSection('why-us', {
        points: [{ id: id('a'), icon: 'car', title: spanishOnly, text: both('') }],
      }),
      ['blocker text-missing section:one points.0.title.en'],
    ],
    [
      'a step',
      withSection('how-it-works', { steps: [{ id: id('a'), title: spanishOnly, text: both('') }] }),
      ['blocker text-missing section:one steps.0.title.en'],
    ],
    [
      'an own page',
      withPage({ title: both(''), body: { es: rich('Hola'), en: [] } }),
      [
        'blocker text-missing page:team title.es',
        'blocker text-missing page:team title.en',
        'blocker text-missing page:team body.en',
      ],
    ],
  ])('%s', (_, document, points) => {
    expect(told(document)).toEqual(points)
  })
})

describe('texts that have usual words, or are not whole', () => {
  test.each<[string, SiteDocument, string[]]>([
    ['not written at all', withSection('places', {}), []],
    [
      'written in one of two languages',
      withSection('places', { title: spanishOnly }),
      ['warning text-in-one-language section:one title.en'],
    ],
    ['written in the only language offered', oneLanguage(withSection('places', { title: spanishOnly })), []],
    [
      'read in the other language',
      oneLanguage(withSection('places', { title: { es: '', en: 'Places' } })),
      ['warning text-in-one-language section:one title.es'],
    ],
    [
      'terms in one of two languages',
      { ...sound, legal: { ...sound.legal, terms: { es: rich('Hola'), en: [] } } },
      ['warning text-in-one-language legal terms.en'],
    ],
    [
      'out of date',
      withSection('places', { title: { es: 'a', en: 'b', stale: 'en' } }),
      ['warning text-stale section:one title.en'],
    ],
    [
      'out of date where it is not offered',
      oneLanguage(withSection('places', { title: { es: 'a', en: 'b', stale: 'en' } })),
      [],
    ],
    [
      'starting texts that nobody has read',
      { ...withSection('places', { unread: true }), legal: { ...sound.legal, unread: ['terms'] } },
      ['warning text-unread section:one null', 'warning text-unread legal terms'],
    ],
  ])('%s', (_, document, points) => {
    expect(told(document)).toEqual(points)
  })
})

describe('links', () => {
  const unsafe = { es: rich('aquí', 'javascript:alert(1)'), en: rich('here', 'https://example.com') }
  test.each<[string, SiteDocument, string[]]>([
    [
      'of an announcement',
      withSection('announcement', { text: both('Hola'), link: { label: both('Ver'), href: 'data:x' } }),
      ['blocker link-unsafe section:one link.href'],
    ],
    [
      'to a page of the site that is not there',
      withSection('announcement', { text: both('Hola'), link: { label: both('Ver'), href: '/sol/equipo' } }),
      ['blocker link-broken section:one link.href'],
    ],
    [
      'to a vehicle that is not on sale',
      withSection('about', {
        body: { es: rich('aquí', '/sol/vehicles/2'), en: rich('here', '/sol/vehicles/1') },
      }),
      ['blocker link-broken section:one body.es'],
    ],
    ['in a section', withSection('about', { body: unsafe }), ['blocker link-unsafe section:one body.es']],
    ['on an own page', withPage({ body: unsafe }), ['blocker link-unsafe page:team body.es']],
    [
      'in the terms',
      { ...sound, legal: { ...sound.legal, terms: unsafe } },
      ['blocker link-unsafe legal terms.es'],
    ],
  ])('%s', (_, document, points) => {
    expect(told(document)).toEqual(points)
  })
})

describe('pictures, and sections that nobody would see', () => {
  const hero = (content: Partial<SectionNamed<'hero'>>): SiteDocument => ({
    ...sound,
    sections: [{ ...newSection('hero', id('hero')), ...content }],
  })
  test.each<[string, SiteDocument, string[]]>([
    ['a hero without one', hero({}), ['warning hero-without-photograph section:hero pictures']],
    [
      'a gallery without any',
      withSection('gallery', { pictures: [] }),
      ['warning section-empty section:one pictures'],
    ],
    [
      'points that are none',
      withSection('why-us', { points: [] }),
      ['warning section-empty section:one points'],
    ],
    [
      'an announcement whose last day is before its first',
      withSection('announcement', { text: both('Hola'), ...days('2026-12-02', '2026-12-01') }),
      ['warning days-out-of-order section:one lastDay'],
    ],
    [
      'an announcement of one day',
      withSection('announcement', { text: both('Hola'), ...days('2026-12-01', '2026-12-01') }),
      [],
    ],
    ['an empty section that is hidden', withSection('gallery', { pictures: [], shown: false }), []],
    ['a hero that shows none', hero({ variant: 'plain' }), []],
    ['a hero that is not shown', hero({ shown: false }), []],
    [
      'one that is not stored',
      withSection('gallery', { pictures: [picture('car.webp'), picture('gone.webp')] }),
      ['blocker picture-missing section:one pictures.1.path'],
    ],
    [
      'one without a description',
      withSection('about', { body: written, picture: picture('car.webp', both('')) }),
      ['warning alt-missing section:one picture.alt'],
    ],
    [
      'one that is described in one of two languages',
      withSection('gallery', { pictures: [picture('car.webp', spanishOnly)] }),
      ['warning text-in-one-language section:one pictures.0.alt.en'],
    ],
    [
      'the logo',
      { ...sound, look: { ...sound.look, logo: 'gone.png' } },
      ['blocker picture-missing look logo'],
    ],
    [
      'a title for search engines in one of two languages',
      { ...sound, search: { ...sound.search, title: spanishOnly } },
      ['warning text-in-one-language search title.en'],
    ],
    [
      'the picture of previews',
      { ...sound, search: { ...sound.search, socialPicture: 'gone.png' } },
      ['blocker picture-missing search socialPicture'],
    ],
  ])('%s', (_, document, points) => {
    expect(told(document)).toEqual(points)
  })
})
