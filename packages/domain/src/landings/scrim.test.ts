import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, type HexColour, mix } from './colours.ts'
import { scrimOpacity } from './scrim.ts'

const hex = (colour: string) => colour as HexColour
const WHITE = hex('#ffffff')

test.each([
  { photograph: 'a white one', lightest: '#ffffff', colour: '#0a4a3f', percent: 71 },
  { photograph: 'a beach by day', lightest: '#e8eef5', colour: '#0a4a3f', percent: 68 },
  { photograph: 'a street at dusk', lightest: '#a08060', colour: '#0a4a3f', percent: 20 },
  { photograph: 'a grey as light as text allows', lightest: '#767676', colour: '#0a4a3f', percent: 0 },
  { photograph: 'a grey that is a step lighter', lightest: '#777777', colour: '#0a4a3f', percent: 2 },
  { photograph: 'a night', lightest: '#30343c', colour: '#0a4a3f', percent: 0 },
  { photograph: 'a white one under black', lightest: '#ffffff', colour: '#000000', percent: 54 },
  {
    photograph: 'a white one under a colour that white is unreadable on',
    lightest: '#ffffff',
    colour: '#ffff00',
    percent: 100,
  },
])('$photograph needs $percent %', ({ lightest, colour, percent }) =>
  expect(scrimOpacity(hex(lightest), hex(colour))).toBe(percent),
)

test('white is readable over every pixel that is nowhere lighter, and would not be over the lightest with a percent less', () => {
  const channels = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  const shares = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0, max: 1, noNaN: true })))
  const written = (values: readonly number[]) =>
    hex(`#${values.map((value) => Math.floor(value).toString(16).padStart(2, '0')).join('')}`)
  fc.assert(
    fc.property(channels, shares, channels, (most, darker, over) => {
      const [lightest, colour] = [written(most), written(over.map((value) => value / 3))]
      const percent = scrimOpacity(lightest, colour)
      const pixel = written(most.map((value, index) => value * (darker[index] ?? 0)))
      expect(contrast(WHITE, mix(pixel, colour, percent / 100))).toBeGreaterThanOrEqual(4.5)
      if (percent > 0) expect(contrast(WHITE, mix(lightest, colour, (percent - 1) / 100))).toBeLessThan(4.5)
    }),
  )
})
