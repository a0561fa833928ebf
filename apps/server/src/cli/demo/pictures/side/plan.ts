import type { Corner } from '../svg.ts'

/** A pillar between two windows: where it stands on the belt and under the roof, and its width. */
export type Pillar = { foot: number; head: number; width: number; painted?: boolean }

/**
 * A vehicle seen from its left side, facing left: centimetres, x from the front bumper, y up from the ground.
 * `shoulder` is the crease along the side, `seams` the gaps around doors, bonnet and bumpers.
 */
export type SidePlan = {
  length: number
  wheel: { radius: number; axles: readonly [front: number, rear: number]; rim: Rim }
  outline: readonly Corner[]
  glass: readonly Corner[]
  pillars: readonly Pillar[]
  seams: readonly (readonly Corner[])[]
  handles: readonly (readonly [x: number, y: number])[]
  shoulder: readonly Corner[]
  headlight: readonly Corner[]
  taillight: readonly Corner[]
  mirror: readonly [x: number, y: number]
  /** How high the black sill reaches, and whether the arches wear black plastic as well. */
  sill: { height: number; clad: boolean }
  rails?: readonly Corner[]
  spoiler?: readonly Corner[]
  /** Seat backs, by the x of their foot and the height of their top. */
  seats: readonly (readonly [x: number, top: number])[]
  openTop?: { pillar: readonly [foot: Corner, head: Corner]; cover: readonly Corner[] }
  bed?: { rail: readonly Corner[] }
}

export type Rim = 'five' | 'ten' | 'turbine' | 'six'
