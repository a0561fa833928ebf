import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { contrast, type HexColour, mix, parseColour, readable, TEXT_CONTRAST, textOn } from './colours.ts'

const hex = (text: string) => text as HexColour

for (const { typed, is } of [
  { typed: '#abc', is: '#aabbcc' },
  { typed: '#ABCDEF', is: '#abcdef' },
  { typed: ' #0a0B0c ', is: '#0a0b0c' },
]) {
  test(`${typed} is the colour ${is}`, () => expect(parseColour(typed)).toEqual(ok(is)))
}

for (const typed of ['', '#', 'abc', '#abcd', '#abcdeg', '#aabbccdd', 'red', '#abc;}']) {
  test(`"${typed}" is not a colour`, () => expect(parseColour(typed)).toEqual(refuse('colour-invalid')))
}

describe('contrast as WCAG measures it', () => {
  for (const { a, b, is } of [
    { a: '#ffffff', b: '#000000', is: 21 },
    { a: '#ffffff', b: '#ffffff', is: 1 },
    { a: '#777777', b: '#ffffff', is: 4.478 },
    { a: '#767676', b: '#ffffff', is: 4.542 },
    { a: '#0000ff', b: '#ffffff', is: 8.592 },
    { a: '#ff0000', b: '#ffffff', is: 3.998 },
  ]) {
    test(`${a} on ${b} is ${is}`, () => {
      expect(contrast(hex(a), hex(b))).toBeCloseTo(is, 3)
      expect(contrast(hex(b), hex(a))).toBeCloseTo(is, 3)
    })
  }
})

for (const { background, text } of [
  { background: '#1d4ed8', text: '#ffffff' },
  { background: '#facc15', text: '#111111' },
  { background: '#ffffff', text: '#111111' },
  { background: '#000000', text: '#ffffff' },
  { background: '#7a7a7a', text: '#000000' },
]) {
  test(`text on ${background} is ${text}`, () => expect(textOn(hex(background))).toBe(text))
}

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => hex(`#${n.toString(16).padStart(6, '0')}`))

test('text is readable on any colour an owner may choose', () =>
  fc.assert(
    fc.property(anyColour, (background) => {
      expect(contrast(hex(textOn(background)), background)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }),
    { numRuns: 500 },
  ))

test('of any two colours the first is made readable on the second', () =>
  fc.assert(
    fc.property(anyColour, anyColour, (colour, background) => {
      const shade = readable(colour, background)
      expect(contrast(shade, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      if (contrast(colour, background) >= TEXT_CONTRAST) expect(shade).toBe(colour)
    }),
  ))

test('a yellow is not darkened for white paper more than necessary', () => {
  const shade = readable(hex('#facc15'), hex('#ffffff'))
  expect(contrast(shade, hex('#ffffff'))).toBeLessThan(4.7)
})

test('the nearer of a lighter and a darker shade is chosen where both have enough contrast', () => {
  const middle = hex('#767676')
  expect(contrast(readable(hex('#303030'), middle), hex('#000000'))).toBeLessThan(1.1)
  expect(contrast(readable(hex('#e0e0e0'), middle), hex('#ffffff'))).toBeLessThan(1.1)
})

test('where no shade has enough contrast, black or white is chosen, whichever has more', () => {
  expect(readable(hex('#808080'), hex('#777777'), 21)).toBe('#000000')
  expect(readable(hex('#808080'), hex('#333333'), 21)).toBe('#ffffff')
})

for (const { weight, is } of [
  { weight: 0, is: '#000000' },
  { weight: 0.5, is: '#808080' },
  { weight: 1, is: '#ffffff' },
  { weight: 2, is: '#ffffff' },
]) {
  test(`black with ${weight} of white is ${is}`, () =>
    expect(mix(hex('#000000'), hex('#ffffff'), weight)).toBe(is))
}
