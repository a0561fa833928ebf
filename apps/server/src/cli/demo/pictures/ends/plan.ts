/**
 * A vehicle seen head-on or from behind: centimetres, x from its middle, y up from the ground.
 * `half…` are half widths; `nose` is the height of the bonnet's leading edge, `belt` of the foot of the windows.
 */
export type EndPlan = {
  half: number
  floor: number
  nose: number
  belt: number
  roof: number
  halfBelt: number
  halfRoof: number
  /** How round the roof's corners are. */
  soft: number
  lamp: 'slim' | 'round' | 'block'
  grille: 'slim' | 'wide' | 'bars' | 'shield'
  /** Tail lights across the tail, in its corners, or standing along the edges. */
  tail: 'bar' | 'corner' | 'upright'
  /** What closes the vehicle behind. */
  back: 'boot' | 'tailgate' | 'bed'
  clad: boolean
  rails?: boolean
  open?: boolean
}

export const endPlans = {
  sedan: {
    half: 92,
    floor: 18,
    nose: 76,
    belt: 100,
    roof: 147,
    halfBelt: 76,
    halfRoof: 55,
    soft: 22,
    lamp: 'slim',
    grille: 'wide',
    tail: 'corner',
    back: 'boot',
    clad: false,
  },
  coupe: {
    half: 94,
    floor: 14,
    nose: 68,
    belt: 91,
    roof: 132,
    halfBelt: 76,
    halfRoof: 52,
    soft: 24,
    lamp: 'slim',
    grille: 'slim',
    tail: 'bar',
    back: 'boot',
    clad: false,
  },
  convertible: {
    half: 91,
    floor: 16,
    nose: 72,
    belt: 94,
    roof: 134,
    halfBelt: 73,
    halfRoof: 57,
    soft: 13,
    lamp: 'round',
    grille: 'slim',
    tail: 'corner',
    back: 'boot',
    clad: false,
    open: true,
  },
  hatchback: {
    half: 90,
    floor: 18,
    nose: 77,
    belt: 101,
    roof: 149,
    halfBelt: 76,
    halfRoof: 58,
    soft: 18,
    lamp: 'slim',
    grille: 'slim',
    tail: 'corner',
    back: 'tailgate',
    clad: false,
  },
  compact: {
    half: 81,
    floor: 18,
    nose: 82,
    belt: 104,
    roof: 152,
    halfBelt: 70,
    halfRoof: 54,
    soft: 22,
    lamp: 'round',
    grille: 'slim',
    tail: 'upright',
    back: 'tailgate',
    clad: false,
  },
  crossover: {
    half: 93,
    floor: 25,
    nose: 90,
    belt: 113,
    roof: 165,
    halfBelt: 78,
    halfRoof: 58,
    soft: 20,
    lamp: 'slim',
    grille: 'shield',
    tail: 'bar',
    back: 'tailgate',
    clad: true,
    rails: true,
  },
  suv: {
    half: 97,
    floor: 29,
    nose: 104,
    belt: 122,
    roof: 187,
    halfBelt: 84,
    halfRoof: 69,
    soft: 12,
    lamp: 'block',
    grille: 'bars',
    tail: 'upright',
    back: 'tailgate',
    clad: true,
    rails: true,
  },
  pickup: {
    half: 97,
    floor: 31,
    nose: 105,
    belt: 122,
    roof: 183,
    halfBelt: 81,
    halfRoof: 63,
    soft: 15,
    lamp: 'block',
    grille: 'shield',
    tail: 'upright',
    back: 'bed',
    clad: true,
  },
  van: {
    half: 96,
    floor: 21,
    nose: 94,
    belt: 118,
    roof: 197,
    halfBelt: 86,
    halfRoof: 73,
    soft: 18,
    lamp: 'block',
    grille: 'slim',
    tail: 'upright',
    back: 'tailgate',
    clad: false,
  },
} as const satisfies Record<string, EndPlan>
