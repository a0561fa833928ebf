import type { HexColour } from '@nelly/domain/landings/colours'
import { changedParts } from '@nelly/domain/site/parts'
import { newSection, type PartId, type Section } from '@nelly/domain/site/sections'
import { plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { expect, test } from 'vitest'
import {
  withCopiedSection,
  withMovedSection,
  withNewSection,
  withoutSection,
  withSection,
  withSectionAt,
} from './section-edits.ts'

const id = (text: string) => text as PartId
const hex = '#112233' as HexColour
const plain = plainDocument({ logo: 'a.png', primary: hex, secondary: hex }, 'es')
const idsOf = ({ sections }: SiteDocument) => sections.map((section) => section.id)

test.each([
  ['down', 0, 2, ['fleet', 'places', 'hero', 'how-it-works']],
  ['up', 3, 0, ['how-it-works', 'hero', 'fleet', 'places']],
  ['beyond the end', 3, 4, ['hero', 'fleet', 'places', 'how-it-works']],
  ['before the beginning', 0, -1, ['hero', 'fleet', 'places', 'how-it-works']],
])('a section is moved %s', (_, from, to, order) =>
  expect(idsOf(withMovedSection(plain, from, to))).toEqual(order),
)

test('a section that is hidden changes no other part', () => {
  const hidden = withSection(plain, id('fleet'), (section) => ({ ...section, shown: false }))
  expect(changedParts(plain, hidden).map(({ part }) => part)).toEqual(['section:fleet'])
})

test('a new section comes last; removed and put back, all is as before', () => {
  const added = withNewSection(plain, 'gallery', id('new'))
  expect(idsOf(added)).toEqual(['hero', 'fleet', 'places', 'how-it-works', 'new'])
  const places = plain.sections[2] as Section
  expect(withSectionAt(withoutSection(plain, id('places')), places, 2)).toEqual(plain)
})

test('a copy is after its original, and shares no identifier with it', () => {
  const points = [{ id: id('p'), icon: 'car', title: { es: 'Sí', en: 'Yes' }, text: NO_TEXT }] as const
  const section: Section = { ...newSection('why-us', id('why')), points }
  const document = withSectionAt(plain, section, 1)
  const names = ['copy', 'entry'].map(id)
  const copied = withCopiedSection(document, id('why'), () => names.shift() as PartId)
  expect(idsOf(copied)).toEqual(['hero', 'why', 'copy', 'fleet', 'places', 'how-it-works'])
  expect(copied.sections[2]).toEqual({ ...section, id: 'copy', points: [{ ...points[0], id: 'entry' }] })
})
