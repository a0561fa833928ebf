import { expect, test } from 'vitest'
import type { HexColour } from '../landings/colours.ts'
import type { PartId } from './sections.ts'
import { newPage, plainDocument } from './site-document.ts'
import { leadsNowhere } from './site-links.ts'

const written = { es: [{ kind: 'paragraph' as const, spans: [{ text: 'Hola' }] }], en: [] }
const plain = plainDocument(
  { logo: 'logo.png', primary: '#112233' as HexColour, secondary: '#445566' as HexColour },
  'es',
)
const document = {
  ...plain,
  legal: { ...plain.legal, terms: written },
  pages: [
    { ...newPage('a' as PartId, 'equipo'), title: { es: 'Equipo', en: '' }, body: written },
    newPage('b' as PartId, 'vacia'),
  ],
}
const site = { address: 'sol', vehicles: new Set([7]) }

test.each<[link: string, leadsNowhere: boolean]>([
  ['/sol', false],
  ['/sol/', false],
  ['/Sol/FAQ', false],
  ['/sol/en', false],
  ['/sol/en/vehicle?type=suv', false],
  ['/sol/vehicles/7#price', false],
  ['/sol/vehicles/8', true],
  ['/sol/vehicles', true],
  ['/sol/terms', false],
  ['/sol/privacy', true],
  ['/sol/equipo', false],
  ['/sol/equipo/mas', true],
  ['/sol/vacia', true],
  ['/sol/nadie', true],
  ['/equipo', true],
  ['/', true],
  ['#content', false],
  ['https://example.com/nadie', false],
  ['mailto:hola@example.com', false],
])('%s leads nowhere: %s', (link, expected) => {
  expect(leadsNowhere(link, document, site)).toBe(expected)
})
