import type { Hex } from '../color.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'

/** A picture's width and height in pixels: 3:2. */
export const WIDTH = 1800
export const HEIGHT = 1200

/** Where the far ground begins, in pixels from the top. */
export const HORIZON = 700

/** The ground a vehicle stands on: a verge (grass, sand, pavement) and then a road. */
export type Ground = {
  verge: readonly [far: Hex, near: Hex]
  road: readonly [far: Hex, near: Hex]
  line: Hex
  /** Stone setts instead of asphalt, or one seamless floor. */
  finish: 'asphalt' | 'setts' | 'floor'
}

/** A place: what lies beyond the ground, what stands on its verge, the ground itself, and how all of it lights a vehicle. */
export type Scene = {
  beyond: (random: Random) => string
  verge: (random: Random) => string
  ground: Ground
  light: Light
}
