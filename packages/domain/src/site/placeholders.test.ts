import { expect, test } from 'vitest'
import { USD } from '../currency.ts'
import type { HexColour } from '../landings/colours.ts'
import { dollars } from '../testing/dollars.ts'
import { filledSite, filledText, type PlaceholderFacts, textsWith, withReplaced } from './placeholders.ts'
import { newSection, type PartId } from './sections.ts'
import { plainDocument } from './site-document.ts'

const known: PlaceholderFacts = {
  name: 'Isla Drive',
  leastPrice: { minor: dollars(55), currency: USD },
  pickupPlaces: ['Santo Domingo', 'Punta Cana'],
}
const lead = 'From {from_price} a day. Pickup in {places}. You see the whole price.'

test.each<[string, string, Partial<PlaceholderFacts>, string]>([
  ['without placeholders it stays', 'Cars {for} you', {}, 'Cars {for} you'],
  ['a part of a line keeps the blank before it', ' of {name}', {}, ' of Isla Drive'],
  ['the name is that of the landing', 'Rent from {name}, {name}!', {}, 'Rent from Isla Drive, Isla Drive!'],
  ['a name is no pattern', 'Rent from {name}', { name: 'A $& B' }, 'Rent from A $& B'],
  [
    'price and places',
    lead,
    {},
    'From US$55.00 a day. Pickup in Santo Domingo and Punta Cana. You see the whole price.',
  ],
  [
    'without vehicles on sale',
    lead,
    { leastPrice: null },
    'Pickup in Santo Domingo and Punta Cana. You see the whole price.',
  ],
  ['without places', lead, { leastPrice: null, pickupPlaces: [] }, 'You see the whole price.'],
  ['with more places than a sentence has', 'In {places}.', { pickupPlaces: ['A', 'B', 'C', 'D'] }, ''],
])('%s', (_, text, facts, filled) => expect(filledText(text, { ...known, ...facts }, 'en')).toBe(filled))

const id = 'own' as PartId
const document = {
  ...plainDocument(
    { logo: '{name}.png', primary: '#000000' as HexColour, secondary: '#ffffff' as HexColour },
    'es',
  ),
  sections: [
    {
      ...newSection('questions', id),
      entries: [
        { id, question: { es: '¿Quién es {name}?', en: '' }, answer: { es: 'Sol Rent.', en: 'Sol Rent.' } },
      ],
    },
  ],
  legal: {
    terms: {
      es: [
        { kind: 'paragraph' as const, spans: [{ text: 'Con Sol Rent', link: 'https://sol rent/{name}' }] },
      ],
      en: [],
    },
    privacy: { es: [], en: [] },
    unread: [],
  },
}

test('visitors read every text filled, and nothing else is changed', () =>
  expect(filledSite(document, known)).toEqual({
    ...document,
    sections: [
      {
        ...document.sections[0],
        entries: [{ ...document.sections[0]?.entries[0], question: { es: '¿Quién es Isla Drive?', en: '' } }],
      },
    ],
  }))

test('the words of a link of an announcement are filled, its address is not', () => {
  const words = { es: 'Ver {name}', en: '' }
  const announcement = { ...newSection('announcement', id), link: { label: words, href: '/{name}' } }
  const filled = filledSite({ ...document, sections: [announcement] }, known)
  expect(filled.sections[0]).toMatchObject({ link: { label: { es: 'Ver Isla Drive' }, href: '/{name}' } })
})

test('texts that hold a name written by hand are listed once each, and say another one', () => {
  expect(textsWith(document, 'Sol Rent')).toEqual(['Sol Rent.', 'Con Sol Rent'])
  const replaced = withReplaced(document, 'Sol Rent', 'Luna')
  expect(textsWith(replaced, 'Sol Rent')).toEqual([])
  expect(textsWith(replaced, 'Luna')).toEqual(['Luna.', 'Con Luna'])
})
