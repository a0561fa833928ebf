import {
  contrast,
  type HexColour,
  isDistinct,
  lineColour,
  readable,
  textOn,
} from '@nelly/domain/landings/colours'

type Scheme = 'light' | 'dark'

const hex = (colour: string) => colour as HexColour

const grounds = {
  light: { ground: hex('#f2f3f5'), surface: hex('#ffffff'), ink: hex('#1a1d21'), line: hex('#dfe2e6') },
  dark: { ground: hex('#101317'), surface: hex('#1a1e24'), ink: hex('#eceff3'), line: hex('#3a424d') },
}

/**
 * The colours of a letter in one scheme, from the landing's own: text has the contrast that WCAG 2.2 AA requires, a
 * button's border three to one against its background.
 */
export function letterColours(brand: HexColour, scheme: Scheme) {
  const { ground, surface, ink, line } = grounds[scheme]
  const action = isDistinct(brand, surface) ? brand : ink
  return {
    ground,
    surface,
    ink,
    line,
    muted: readable(hex(scheme === 'light' ? '#5b626b' : '#a7afb9'), ground, 5),
    action,
    actionEdge: lineColour(action, surface, ink, 3),
    onAction: hex(textOn(action)),
    link: lineColour(brand, contrast(ground, ink) < contrast(surface, ink) ? ground : surface, ink, 4.8),
    band: brand,
    onBand: hex(textOn(brand)),
  }
}

export type LetterColours = ReturnType<typeof letterColours>
