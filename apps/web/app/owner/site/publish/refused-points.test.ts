import type { HexColour } from '@nelly/domain/landings/colours'
import type { PartId } from '@nelly/domain/site/sections'
import { newPage, plainDocument } from '@nelly/domain/site/site-document'
import { expect, test } from 'vitest'
import { refusedPoints } from './refused-points.ts'

const colour = '#112233' as HexColour
const document = {
  ...plainDocument({ logo: 'logo.png', primary: colour, secondary: colour }, 'es'),
  pages: [newPage('team' as PartId, 'equipo')],
}

test.each([
  ['vehicles', 'vehicles', null],
  ['document.look.logo', 'look', 'logo'],
  ['document.search.favicon', 'search', 'favicon'],
  ['document.legal.terms.es', 'legal', 'terms.es'],
  ['document.sections.1.title.es', 'section:fleet', 'title.es'],
  ['document.pages.0.body.en', 'page:team', 'body.en'],
  ['document.sections', 'sections', null],
])('what is refused at %s is put right in %s at %s', (name, part, field) => {
  expect(refusedPoints(document, { [name]: ['So'] })).toEqual([{ kind: 'blocker', words: 'So', part, field }])
})
