import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { NO_REVIEWS, type SiteReviews } from '@nelly/contract/reviews/site-reviews'
import { startingSite } from '@nelly/contract/site/starting/starting-site'
import { USD } from '@nelly/domain/currency'
import type { HexColour } from '@nelly/domain/landings/colours'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import {
  newSection,
  type PartId,
  SECTION_KINDS,
  SECTION_VARIANTS,
  type Section,
  type SectionKind,
  type SectionNamed,
  type SitePicture,
} from '@nelly/domain/site/sections'
import { plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import type { CalendarDate, WallClock } from '@nelly/domain/wall-clock'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readBooking } from '../booking/booking-address.ts'
import { i18nIn } from '../both-languages.ts'
import { Speaking } from '../i18n.tsx'
import { LandingProvider } from '../landing-context.ts'
import { TripForm } from '../search-form/trip-form.tsx'
import { HomeSections } from './home-sections.tsx'

const NOW = '2026-11-22T10:00' as WallClock
const look = { logo: 'logos/sun.png', primary: '#0f5d66' as HexColour, secondary: '#f2a541' as HexColour }
const plain = plainDocument(look, 'en')
const texts = (en: string) => ({ es: '', en })
const rich = (text: string) => ({ es: [], en: [{ kind: 'paragraph' as const, spans: [{ text }] }] })
const picture: SitePicture = { path: 'pictures/a.jpg', alt: texts('The office'), focus: { x: 22, y: 100 } }
const id = 'own' as PartId

/** The home page with these sections alone. */
function home(
  sections: readonly Section[],
  changes: Partial<SiteDocument> = {},
  reviews: SiteReviews = NO_REVIEWS,
) {
  const landing = {
    address: 'sol',
    displayName: 'Sol',
    language: 'en',
    timezone: 'America/Santo_Domingo',
    currency: USD,
    colours: look,
    bookingMode: 'instant',
    answerHours: 24,
    pickupPlaces: [],
    returnPlaces: [],
    places: [],
    site: { ...plain, ...changes, sections },
    sitePictures: {
      'pictures/a.jpg': { path: 'pictures/a.jpg', width: 1200, height: 800, sources: [] },
      'pictures/night.jpg': {
        path: 'pictures/night.jpg',
        width: 1200,
        height: 800,
        sources: [],
        lightest: '#20242c',
      },
    },
    phones: { '809-555-0100': '18095550100', '809-555-0101': '18095550101' },
  } as unknown as VisitedLanding
  const booking = readBooking(new URLSearchParams(), landing, NOW, {
    timezone: 'America/Santo_Domingo',
    extras: [],
    broken: () => [],
  })
  return renderToStaticMarkup(
    h(
      LandingProvider,
      { value: landing },
      h(
        Speaking,
        { value: i18nIn('en') },
        h(HomeSections, { booking, now: NOW, vehicles: [], rates: DEFAULT_RATES, reviews, Search: TripForm }),
      ),
    ),
  )
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const say = '<b>Say & "so"</b>'
const WRITTEN: { readonly [Kind in SectionKind]: Partial<SectionNamed<Kind>> } = {
  hero: { headline: texts(say) },
  fleet: { title: texts(say) },
  about: { title: texts(say), body: rich(say), picture },
  gallery: { title: texts(say), pictures: [picture] },
  'why-us': { title: texts(say), points: [{ id, title: texts(say), text: texts(say), icon: 'shield' }] },
  requirements: { title: texts(say), body: rich(say) },
  extras: { title: texts(say) },
  'how-it-works': { steps: [{ id, title: texts(say), text: texts(say) }] },
  places: {},
  reviews: { quotations: [{ id, text: texts(say), author: say, source: say, year: 2024 }] },
  questions: { entries: [{ id, question: texts(say), answer: texts(say) }] },
  announcement: { text: texts(say), link: { label: texts(say), href: '/sol/FAQ' } },
  contact: { title: texts(say) },
}
const contact = { phone: '809-555-0100', email: 'a@b.do', whatsapp: '809-555-0101', address: say }

const sectionOf = (kind: SectionKind, variant: string): Section =>
  ({ ...newSection(kind, kind as string as PartId), ...WRITTEN[kind], variant }) as Section

for (const kind of SECTION_KINDS.filter((one) => one !== 'places')) {
  for (const variant of SECTION_VARIANTS[kind]) {
    test(`${kind} (${variant}) shows what is written in it, and HTML as text`, () => {
      const html = home([sectionOf(kind, variant)], { contact })
      expect(html).toContain('&lt;b&gt;Say &amp; &quot;so&quot;&lt;/b&gt;')
      expect(html).not.toContain('<b>')
    })
  }
}

test.each([
  { of: 'a night', paths: ['night'], shown: 70 },
  { of: 'a night and one of which nothing is known', paths: ['night', 'a'], shown: 25 },
])('a hero with a photograph of $of shows $shown % of it behind its words', ({ paths, shown }) => {
  const pictures = paths.map((name) => ({ ...picture, path: `pictures/${name}.jpg` }))
  expect(home([{ ...newSection('hero', id), pictures }])).toMatch(new RegExp(`class="[^"]*shown${shown}`))
})

for (const kind of ['about', 'gallery', 'why-us', 'reviews', 'announcement', 'contact', 'places'] as const) {
  test(`${kind} shows nothing while there is nothing in it`, () =>
    expect(home([newSection(kind, id)])).not.toContain('<section'))
}

test('reviews show the average of all stars, texts that are shown, and then quotations', () => {
  const shown: SiteReviews['shown'] = [
    { id: 1, stars: 4, text: say, name: say, language: 'es', givenOn: '2026-11-20' as CalendarDate },
  ]
  const quotations = [{ id, text: texts('From a newspaper'), author: 'Listín', source: '', year: null }]
  const section = { ...newSection('reviews', id), quotations }
  const html = home([section], {}, { count: 21, stars: 98, shown })
  expect(words(html)).toMatch(
    /4\.7 of 5 stars 21 customers gave stars.*★★★★☆.*Nov 20, 2026.*From a newspaper/,
  )
  expect(html).toContain('aria-label="4 stars of 5"')
  expect(html).toContain('<span lang="es">&lt;b&gt;Say')
  expect(home([section])).not.toContain('of 5 stars')
  expect(html).not.toContain('<details')
  const long = shown.map((review) => ({ ...review, text: 'All went well. '.repeat(40) }))
  const folded = home([section], {}, { count: 1, stars: 4, shown: long })
  expect(folded).toMatch(
    /<details[^>]*><summary>.*… ?<.*Read all.*<\/summary>.*All went well\. <\/p><\/details>/,
  )
  const starsAlone = home([newSection('reviews', id)], {}, { count: 1, stars: 5, shown: [] })
  expect(words(starsAlone)).toContain('5.0 of 5 stars 1 customer gave stars')
})

for (const { days, firstDay, lastDay, isShown } of [
  { days: 'without an end', firstDay: null, lastDay: null, isShown: true },
  { days: 'on its first day', firstDay: '2026-11-22', lastDay: null, isShown: true },
  { days: 'on its last day', firstDay: null, lastDay: '2026-11-22', isShown: true },
  { days: 'before its first day', firstDay: '2026-11-23', lastDay: null, isShown: false },
  { days: 'after its last day', firstDay: null, lastDay: '2026-11-21', isShown: false },
] as const) {
  test(`an announcement ${days} is ${isShown ? 'shown' : 'hidden'}`, () => {
    const news = { ...newSection('announcement', id), text: texts('Closed on Friday'), firstDay, lastDay }
    expect(home([news as Section]).includes('Closed on Friday')).toBe(isShown)
  })
}

test('the contact section has links that dial, write and begin a chat', () => {
  const html = home([newSection('contact', id)], { contact: { ...contact, address: 'Calle 1' } })
  expect(html).toContain('href="tel:+18095550100"')
  expect(html).toContain('href="mailto:a@b.do"')
  expect(html).toContain('href="https://wa.me/18095550101?text=Hello%2C%20Sol.')
})

test("no chat begins with a number that can't be one, which is told as it was written", () => {
  const html = home([newSection('contact', id)], {
    contact: { ...contact, whatsapp: '+34 000 000 000' },
  })
  expect(html).not.toContain('wa.me')
  expect(html).toContain('+34 000 000 000')
})

test('a picture is cut around its subject and has its alternative text', () => {
  const html = home([{ ...newSection('gallery', id), pictures: [picture] }])
  expect(html).toMatch(/<img class="[^"]*x2[^"]*y10/)
  expect(html).toContain('alt="The office"')
})

test('without words of its own, the section of requirements lists the usual documents', () =>
  expect(words(home([newSection('requirements', id)]))).toContain('Your driving licence, still valid'))

test('the extras are those of the rates, with their prices', () =>
  expect(words(home([newSection('extras', id)]))).toContain('US$12.00 per day each'))

test('a starting site has a section for each kind it begins with', () => {
  const site = startingSite(look, 'en', 'dominican')
  const html = home(site.sections, { contact })
  expect(html.match(/<h2/g)?.length).toBeGreaterThan(4)
})

for (const { which, sections } of [
  { which: 'no hero', sections: [newSection('extras', id)] },
  { which: 'one hero', sections: [newSection('hero', id)] },
  { which: 'two heroes', sections: [newSection('hero', id), newSection('hero', 'other' as PartId)] },
]) {
  test(`a page with ${which} has one main title`, () => expect(home(sections).match(/<h1/g)).toHaveLength(1))
}
