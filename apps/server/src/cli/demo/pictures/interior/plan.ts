import type { Hex } from '../color.ts'

/** What tells one cabin from another, as the driver sees it. */
export type CabinPlan = {
  /** How far the dashboard's top lies below (or, negative, above) the usual, in pixels. */
  drop: number
  screen: 'floating' | 'tall' | 'panorama'
  gear: 'lever' | 'dial' | 'stick'
  wheel: 'round' | 'flat'
  /** The dashboard's inlay: the vehicle's own paint, wood or metal. */
  inlay: 'paint' | 'wood' | 'metal'
  hide: Hex
  lining: Hex
  open?: boolean
}

const [charcoal, sand, saddle, stone] = ['#2c2f35', '#b99f7c', '#8a5231', '#7d8288']
const [pale, dusky] = ['#cfcac1', '#4a4c52']

export const cabinPlans = {
  sedan: {
    drop: 0,
    screen: 'floating',
    gear: 'lever',
    wheel: 'round',
    inlay: 'wood',
    hide: sand,
    lining: pale,
  },
  coupe: {
    drop: 26,
    screen: 'floating',
    gear: 'stick',
    wheel: 'flat',
    inlay: 'metal',
    hide: charcoal,
    lining: dusky,
  },
  convertible: {
    drop: 18,
    screen: 'floating',
    gear: 'stick',
    wheel: 'flat',
    inlay: 'paint',
    hide: saddle,
    lining: dusky,
    open: true,
  },
  hatchback: {
    drop: 6,
    screen: 'panorama',
    gear: 'stick',
    wheel: 'flat',
    inlay: 'paint',
    hide: charcoal,
    lining: pale,
  },
  compact: {
    drop: -4,
    screen: 'floating',
    gear: 'stick',
    wheel: 'round',
    inlay: 'paint',
    hide: stone,
    lining: pale,
  },
  crossover: {
    drop: -14,
    screen: 'panorama',
    gear: 'dial',
    wheel: 'round',
    inlay: 'metal',
    hide: stone,
    lining: pale,
  },
  suv: {
    drop: -26,
    screen: 'tall',
    gear: 'lever',
    wheel: 'round',
    inlay: 'wood',
    hide: saddle,
    lining: pale,
  },
  pickup: {
    drop: -22,
    screen: 'tall',
    gear: 'lever',
    wheel: 'round',
    inlay: 'metal',
    hide: charcoal,
    lining: dusky,
  },
  van: {
    drop: -40,
    screen: 'panorama',
    gear: 'dial',
    wheel: 'round',
    inlay: 'metal',
    hide: sand,
    lining: pale,
  },
} as const satisfies Record<string, CabinPlan>
