import { describe, expect, test } from 'vitest'
import type { HexColour } from '../landings/colours.ts'
import { changedParts, conflictsBetween, undone, withChanges } from './parts.ts'
import { newSection, type PartId, type Section } from './sections.ts'
import { newPage, plainDocument, type SiteDocument } from './site-document.ts'

const id = (text: string) => text as PartId
const hex = (colour: string) => colour as HexColour
const plain = plainDocument({ logo: 'a.png', primary: hex('#112233'), secondary: hex('#445566') }, 'es')
const blue: SiteDocument = { ...plain, look: { ...plain.look, primary: hex('#0000ff') } }
const turned: SiteDocument = { ...plain, sections: plain.sections.toReversed() }
const withAbout: SiteDocument = { ...plain, sections: [...plain.sections, newSection('about', id('one'))] }
const withoutPlaces: SiteDocument = {
  ...plain,
  sections: plain.sections.filter(({ kind }) => kind !== 'places'),
}
const withPage: SiteDocument = { ...plain, pages: [newPage(id('p'), 'equipo')] }
const hidden: SiteDocument = {
  ...plain,
  sections: plain.sections.map(
    (section): Section => (section.kind === 'fleet' ? { ...section, shown: false } : section),
  ),
}

describe('what is different between two documents, by parts', () => {
  test.each([
    ['nothing', plain, { ...plain, look: { ...plain.look } }, []],
    ['a colour', plain, blue, ['look.primary']],
    ['the order of sections', plain, turned, ['sections']],
    ['a section added', plain, withAbout, ['sections', 'section:one']],
    ['a section removed', plain, withoutPlaces, ['sections', 'section:places']],
    ['a section hidden', plain, hidden, ['section:fleet']],
    ['a page added', plain, withPage, ['pages', 'page:p']],
  ])('%s', (_, from, to, parts) => {
    expect(changedParts(from, to).map(({ part }) => part)).toEqual(parts)
  })
})

test('a series of changes leads from each document to the other, and back', () => {
  const all = [plain, blue, turned, withAbout, withoutPlaces, withPage, hidden]
  for (const from of all) {
    for (const to of all) {
      const changes = changedParts(from, to)
      expect(withChanges(from, changes)).toEqual(to)
      expect(withChanges(to, undone(changes))).toEqual(from)
    }
  }
})

test('changes of two people in different parts are both in the document', () => {
  const both = withChanges(withChanges(plain, changedParts(plain, blue)), changedParts(plain, hidden))
  expect(both).toEqual({ ...hidden, look: blue.look })
})

test('a section that was added while the order was changed comes last', () => {
  const both = withChanges(withAbout, changedParts(plain, turned))
  expect(both.sections.map(({ kind }) => kind)).toEqual(['how-it-works', 'places', 'fleet', 'hero', 'about'])
})

test('two changes of one part are a conflict, unless both made it the same', () => {
  const red = { ...plain, look: { ...plain.look, primary: hex('#ff0000') } }
  const of = (document: SiteDocument) => changedParts(plain, document)
  expect(conflictsBetween(of(blue), of(red))).toEqual(['look.primary'])
  expect(conflictsBetween(of(blue), of(blue))).toEqual([])
  expect(conflictsBetween(of(blue), of(hidden))).toEqual([])
})
