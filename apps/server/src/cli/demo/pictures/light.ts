import type { Hex } from './color.ts'

/** What a scene throws on a vehicle: the colours it mirrors, and whether its lamps are lit. */
export type Light = { sky: Hex; horizon: Hex; ground: Hex; lampsOn: boolean }
