import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import type { HexColour } from '../landings/colours.ts'
import { documentOfDuplicate } from './document-of-duplicate.ts'
import { newSection, type PartId } from './sections.ts'
import { NO_SEARCH_WORDS, plainDocument, type SiteDocument } from './site-document.ts'

const plain = plainDocument(
  { logo: 'logos/a/logo.png', primary: '#112233' as HexColour, secondary: '#445566' as HexColour },
  'es',
  { ...NO_SEARCH_WORDS, title: { es: 'Carros', en: 'Cars' }, socialPicture: 'previews/a/b.jpg' },
)
const ids = (...numbers: number[]) => numbers.map((id) => id as VehicleId)
const successors = new Map([
  [5 as VehicleId, 105 as VehicleId],
  [6 as VehicleId, 106 as VehicleId],
])
const ofDuplicate = (document: SiteDocument) => documentOfDuplicate(document, (id) => successors.get(id))

/** The document with a section of chosen vehicles behind the others. */
const choosing = (vehicles: readonly VehicleId[]): SiteDocument => ({
  ...plain,
  sections: [...plain.sections, { ...newSection('fleet', 'ours' as PartId), vehicles }],
})

for (const { what, chosen, copied } of [
  { what: 'vehicles in an order of their own', chosen: ids(6, 5), copied: ids(106, 105) },
  { what: 'a vehicle that was deleted', chosen: ids(5, 9), copied: ids(105) },
  { what: 'none', chosen: ids(), copied: ids() },
]) {
  test(`a section that chose ${what} chooses the duplicates of those that are there`, () => {
    expect(ofDuplicate(choosing(chosen))).toEqual(choosing(copied))
  })
}

test('a canonical address is not copied, all else for search engines is', () => {
  const search = { ...plain.search, canonical: 'https://example.com/carros' }
  expect(ofDuplicate({ ...plain, search })).toEqual(plain)
})
