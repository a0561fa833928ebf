import { readFileSync } from 'node:fs'
import { contrast, type HexColour, mix } from '@nelly/domain/landings/colours'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BrandColours, type Scheme, shownOfPhotographs, themeOf, themeStyle } from './theme.ts'

const WHITE = '#ffffff' as HexColour
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}` as HexColour)
const harsh = fc.constantFrom(
  ...(['#ffffff', '#000000', '#ffff00', '#00ff00', '#777777', '#ff0000'] as HexColour[]),
)
const brands: fc.Arbitrary<BrandColours> = fc.record({
  primary: fc.oneof(colour, harsh),
  secondary: fc.oneof(colour, harsh),
})

/** How much of a photograph the style sheet can show. */
const STEPS = [
  ...readFileSync(new URL('./sections/hero.module.css', import.meta.url), 'utf8').matchAll(
    /\.shown(\d+) \{\s+--shown: (\d+)%;/g,
  ),
].flatMap(([, name, value]) => (name === value ? [Number(name)] : []))

test.each([
  { of: 'a white one', lightest: ['#ffffff'], shown: 25 },
  { of: 'one of which nothing is known', lightest: [undefined], shown: 25 },
  { of: 'a hazy morning', lightest: ['#b4b8bc'], shown: 40 },
  { of: 'a street at dusk', lightest: ['#a08060'], shown: 70 },
  { of: 'a night', lightest: ['#20242c'], shown: 70 },
  { of: 'a night and a hazy morning', lightest: ['#20242c', '#b4b8bc'], shown: 40 },
])('of the hero with $of, $shown % are shown behind its words', ({ lightest, shown }) =>
  expect(
    shownOfPhotographs(
      lightest.map((one) => ({ lightest: one as HexColour | undefined })),
      '#0b6b57' as HexColour,
    ),
  ).toBe(shown),
)

describe.each<Scheme>(['light', 'dark'])('in the %s scheme, for any two colours of an owner,', (scheme) => {
  const always = (holds: (theme: ReturnType<typeof themeOf>) => void) =>
    fc.assert(
      fc.property(brands, (brand) => holds(themeOf(brand, scheme))),
      { numRuns: 100 },
    )

  test('text, quiet text and links are readable on every background', () =>
    always((theme) => {
      for (const text of ['ink', 'muted', 'link'] as const)
        for (const ground of ['ground', 'surface', 'sunken'] as const)
          expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5)
    }))

  test('text on coloured parts is readable, also on hover', () =>
    always((theme) => {
      expect(contrast(theme['on-action'], theme.action)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['on-action'], theme['action-hover'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['on-accent'], theme.accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['on-accent-soft'], theme['accent-soft'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme.danger, theme['danger-soft'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme.good, theme['good-soft'])).toBeGreaterThanOrEqual(4.5)
    }))

  test('borders of inputs and buttons, the focus ring and the stars of reviews are visible', () =>
    always((theme) => {
      for (const line of ['edge', 'focus', 'action-edge', 'danger-edge', 'star'] as const)
        for (const ground of ['ground', 'surface', 'sunken'] as const)
          expect(contrast(theme[line], theme[ground])).toBeGreaterThanOrEqual(3)
    }))

  test('text is readable on notices, where links and the focus ring have its colour', () =>
    always((theme) => {
      expect(contrast(theme.ink, theme['danger-soft'])).toBeGreaterThanOrEqual(4.5)
    }))

  // Rule of "Screens: the visitor's": domain/landings/scrim.ts, web/visitor/theme.ts, web/visitor/sections/hero.module.css, server/platform/images/convert.ts, domain/landings/scrim.test.ts, server/platform/images/convert.test.ts
  test('white is readable over any photographs of the hero, which are shown as far as their lightest part allows', () =>
    fc.assert(
      fc.property(
        brands,
        fc.array(fc.option(fc.oneof(colour, harsh), { nil: undefined }), { minLength: 1 }),
        (brand, lightest) => {
          const theme = themeOf(brand, scheme)
          const shown = shownOfPhotographs(
            lightest.map((one) => ({ lightest: one })),
            brand.primary,
          )
          for (const pixel of lightest)
            expect(contrast(WHITE, mix(pixel ?? WHITE, theme.hero, 1 - shown / 100))).toBeGreaterThanOrEqual(
              4.5,
            )
          expect(STEPS).toContain(shown)
          expect(contrast(theme['hero-accent'], theme.hero)).toBeGreaterThanOrEqual(4.5)
        },
      ),
    ))
})

test.each([
  { primary: '#ffff00', of: 'yellow' },
  { primary: '#00ff00', of: 'lime' },
  { primary: '#00ffff', of: 'cyan' },
  { primary: '#ffd1dc', of: 'a pastel' },
  { primary: '#f59e0b', of: 'orange' },
])('a button of $of is $primary itself with dark text, in light and in dark', ({ primary }) => {
  for (const scheme of ['light', 'dark'] as const) {
    const theme = themeOf({ primary: primary as HexColour, secondary: '#0b7285' as HexColour }, scheme)
    expect(theme.action).toBe(primary)
    expect(theme['on-action']).toBe('#111111')
  }
})

test('yellow does not turn its lines and links to olive on light backgrounds', () => {
  const theme = themeOf({ primary: '#ffff00' as HexColour, secondary: '#ffff00' as HexColour }, 'light')
  expect([theme['action-edge'], theme.link, theme.focus, theme.accent]).toEqual([
    theme.ink,
    theme.ink,
    theme.ink,
    '#ffff00',
  ])
})

test('where the primary colour is white on white, the secondary one is used', () => {
  const brand = { primary: WHITE, secondary: '#0b7285' as HexColour }
  expect(themeOf(brand, 'light').action).toBe('#0b7285')
})

test('the style sheet names every colour for light and for dark', () => {
  const style = themeStyle({ primary: '#0b7285' as HexColour, secondary: '#ffd43b' as HexColour })
  expect(style.match(/--on-action:#/g)).toHaveLength(2)
  expect(style).not.toContain('undefined')
})
