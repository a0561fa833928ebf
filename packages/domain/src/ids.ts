import type { Branded } from './brand.ts'

/** An operator's account. */
export type OwnerId = Branded<number, 'OwnerId'>
/** A landing. */
export type LandingId = Branded<number, 'LandingId'>
/** A pair of pickup and return place of a landing. */
export type LocationId = Branded<number, 'LocationId'>
/** A vehicle of a landing, all its units together. */
export type VehicleId = Branded<number, 'VehicleId'>
/** A vehicle's picture. */
export type ImageId = Branded<number, 'ImageId'>
/** A feature of an owner's catalogue. */
export type SpecialFeatureId = Branded<number, 'SpecialFeatureId'>
/** A reservation. */
export type ReservationId = Branded<number, 'ReservationId'>
