import { contrast, type HexColour } from '@nelly/domain/landings/colours'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterColours } from './letter-colours.ts'

// Rule of "Mail": server/platform/mail/letter/letter-colours.ts
test('with any colour of a landing, a letter is readable in light and in dark', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((all) => `#${all.toString(16).padStart(6, '0')}` as HexColour)
  fc.assert(
    fc.property(colour, fc.constantFrom('light' as const, 'dark' as const), (brand, scheme) => {
      const of = letterColours(brand, scheme)
      const texts = [
        contrast(of.ink, of.surface),
        contrast(of.muted, of.surface),
        contrast(of.muted, of.ground),
        contrast(of.link, of.surface),
        contrast(of.link, of.ground),
        contrast(of.onAction, of.action),
        contrast(of.onBand, of.band),
      ]
      expect(Math.min(...texts)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of.actionEdge, of.surface)).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 300 },
  )
})

test.each(['#ffff00', '#00ff00', '#00ffff'] as HexColour[])(
  '%s stays the colour of a button, with dark text',
  (brand) => {
    const { action, onAction } = letterColours(brand, 'light')
    expect({ action, onAction }).toEqual({ action: brand, onAction: '#111111' })
  },
)
