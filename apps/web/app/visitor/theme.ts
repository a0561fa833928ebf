import type { Picture } from '@nelly/contract/public-site/public-site'
import {
  contrast,
  type HexColour,
  isDistinct,
  lineColour,
  mix,
  readable,
  textOn,
} from '@nelly/domain/landings/colours'
import { scrimOpacity } from '@nelly/domain/landings/scrim'

/** The two colours an owner chose. */
export interface BrandColours {
  readonly primary: HexColour
  readonly secondary: HexColour
}

export type Scheme = 'light' | 'dark'

/** Every colour of a visitor's page; each becomes a custom property of its name. */
type Theme = ReturnType<typeof themeOf>

const hex = (colour: string) => colour as HexColour
const WHITE = hex('#ffffff')
const BLACK = hex('#000000')
const NIGHT = hex('#101318')
const RED = hex('#b3261e')
const GREEN = hex('#1a7f4b')

/** How much of the brand's colour surfaces have. */
const grounds = {
  light: (brand: HexColour) => ({
    ground: mix(WHITE, brand, 0.03),
    surface: WHITE,
    sunken: mix(WHITE, brand, 0.07),
    ink: mix(hex('#14171c'), brand, 0.1),
  }),
  dark: (brand: HexColour) => ({
    ground: mix(NIGHT, brand, 0.04),
    surface: mix(hex('#1a1e24'), brand, 0.05),
    sunken: mix(hex('#262b33'), brand, 0.06),
    ink: mix(hex('#f3f4f6'), brand, 0.05),
  }),
} satisfies Record<Scheme, (brand: HexColour) => Record<string, HexColour>>

/**
 * The colours of a landing's pages, from any two: text has a contrast of 4.5 on every background, borders of inputs and
 * focus rings 3. `sunken` is the background with the least contrast, so what is readable there is readable on the
 * others.
 */
export function themeOf({ primary, secondary }: BrandColours, scheme: Scheme) {
  const base = grounds[scheme](primary)
  const { ground, surface, sunken } = base
  const ink = readable(base.ink, sunken, 9)
  const action = actionColour(primary, secondary, surface, ink)
  const onAction: HexColour = hex(textOn(action))
  const accent = isDistinct(secondary, surface) ? secondary : action
  const line = (ratio: number, colour = action) => lineColour(colour, sunken, ink, ratio)
  const accentSoft = mix(surface, accent, scheme === 'light' ? 0.14 : 0.22)
  const dangerSoft = mix(surface, RED, scheme === 'light' ? 0.08 : 0.2)
  const goodSoft = mix(surface, GREEN, scheme === 'light' ? 0.1 : 0.22)
  const hero = heroColour(primary)
  return {
    ground,
    surface,
    sunken,
    ink,
    muted: readable(mix(ink, sunken, 0.36), sunken, 5),
    line: mix(sunken, ink, 0.12),
    edge: readable(mix(sunken, ink, 0.4), sunken, 3.1),
    action,
    'on-action': onAction,
    'action-hover': mix(action, onAction === '#ffffff' ? BLACK : WHITE, 0.14),
    'action-edge': line(3.1),
    link: line(4.8),
    accent,
    star: line(3.1, accent),
    'on-accent': hex(textOn(accent)),
    'accent-soft': accentSoft,
    'on-accent-soft': readable(mix(accent, ink, 0.5), accentSoft, 5),
    focus: line(3.2),
    danger: readable(RED, dangerSoft, 5),
    'danger-edge': readable(RED, sunken, 3.2),
    'danger-soft': dangerSoft,
    good: readable(GREEN, goodSoft, 5),
    'good-soft': goodSoft,
    hero,
    'hero-end': mix(hero, BLACK, 0.45),
    'hero-accent': readable(secondary, hero, 4.8),
  }
}

/** The most of a photograph that is shown where there is text: it blends into the hero's colour even where it is dark. */
const MOST_SHOWN = 70

/**
 * How much of the hero's photographs is shown where there is text, in percent, in steps of five as `hero.module.css` has
 * them: white is readable over their lightest part. One of which nothing is known yet may be white.
 */
export function shownOfPhotographs(
  photographs: readonly Pick<Picture, 'lightest'>[],
  primary: HexColour,
): number {
  const scrims = photographs.map(({ lightest }) => scrimOpacity(lightest ?? WHITE, heroColour(primary)))
  return Math.floor(Math.min(MOST_SHOWN, ...scrims.map((scrim) => 100 - scrim)) / 5) * 5
}

/** The primary colour where it is visible, else the secondary, else that of text. */
const actionColour = (primary: HexColour, secondary: HexColour, surface: HexColour, ink: HexColour) =>
  [primary, secondary].find((colour) => isDistinct(colour, surface)) ?? ink

/** Deep enough for white text even through the scrim; a light colour turns muddy when darkened, so it only tints. */
function heroColour(primary: HexColour): HexColour {
  const isLight = contrast(primary, BLACK) > 9
  return readable(isLight ? mix(NIGHT, primary, 0.1) : mix(primary, NIGHT, 0.3), WHITE, 9)
}

const made = new Map<string, string>()
const MOST_KEPT = 500

/** The theme as a style sheet, for light and for dark. Computing one takes milliseconds, so they are cached. */
export function themeStyle(brand: BrandColours): string {
  const key = brand.primary + brand.secondary
  const known = made.get(key)
  if (known !== undefined) return known
  const style =
    `:root{color-scheme:light dark;${properties(themeOf(brand, 'light'))}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${properties(themeOf(brand, 'dark'))}}}`
  if (made.size >= MOST_KEPT) made.clear()
  made.set(key, style)
  return style
}

const properties = (theme: Theme): string =>
  Object.entries(theme)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
