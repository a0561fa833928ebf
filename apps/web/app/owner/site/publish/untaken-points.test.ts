import type { HexColour } from '@nelly/domain/landings/colours'
import type { PartId } from '@nelly/domain/site/sections'
import { newPage, plainDocument } from '@nelly/domain/site/site-document'
import { expect, test } from 'vitest'
import { untakenPoints } from './untaken-points.ts'

const colour = '#112233' as HexColour
const document = {
  ...plainDocument({ logo: 'logo.png', primary: colour, secondary: colour }, 'es'),
  pages: [newPage('team' as PartId, 'equipo')],
}

const untakenAt = (anchor: string) => untakenPoints(document, new Map([[anchor, 'hola@']]), 'So')

test.each([
  ['contact.email', 'contact', 'email'],
  ['section:fleet.link.href', 'section:fleet', 'link.href'],
  ['page:team.slug', 'page:team', 'slug'],
])('what is not taken at %s is put right in %s at %s', (anchor, part, field) =>
  expect(untakenAt(anchor)).toEqual([{ kind: 'warning', words: 'So', part, field }]),
)

test.each(['section:gone.link.href', 'page:gone.slug'])('%s is gone with its part', (anchor) =>
  expect(untakenAt(anchor)).toEqual([]),
)
