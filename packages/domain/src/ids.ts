import type { Branded } from './brand.ts'

/** A person who signs in. */
export type PersonId = Branded<number, 'PersonId'>
/** A business, which landings and all that belongs to them are owned by. */
export type AccountId = Branded<number, 'AccountId'>
/** A key with which a program calls for an account. */
export type ApiKeyId = Branded<number, 'ApiKeyId'>
/** A landing. */
export type LandingId = Branded<number, 'LandingId'>
/** A pair of pickup and return place of a landing. */
export type LocationId = Branded<number, 'LocationId'>
/** A place where vehicles of a landing are picked up or returned. */
export type PlaceId = Branded<number, 'PlaceId'>
/** A set of interchangeable units of an account. */
export type PoolId = Branded<number, 'PoolId'>
/** A vehicle of a landing, which offers the units of a pool. */
export type VehicleId = Branded<number, 'VehicleId'>
/** A vehicle's picture. */
export type ImageId = Branded<number, 'ImageId'>
/** A feature of an owner's catalogue. */
export type SpecialFeatureId = Branded<number, 'SpecialFeatureId'>
/** A reservation. */
export type ReservationId = Branded<number, 'ReservationId'>
/** One of the people who reserve with an account. */
export type CustomerId = Branded<number, 'CustomerId'>
/** A wish of a waiting list. */
export type WishId = Branded<number, 'WishId'>
/** A quote that an operator sent. */
export type QuoteId = Branded<number, 'QuoteId'>
/** A block of a pool's units. */
export type BlockId = Branded<number, 'BlockId'>
/** A calendar of another channel, whose busy times block a pool. */
export type FeedId = Branded<number, 'FeedId'>
/** A link that shows the draft of a landing's site. */
export type PreviewLinkId = Branded<number, 'PreviewLinkId'>
/** A session of somebody who is signed in. */
export type SessionId = Branded<number, 'SessionId'>
export type PasskeyId = Branded<number, 'PasskeyId'>
/** The cash of a place, from when it is put there to when it is counted. */
export type DrawerShiftId = Branded<number, 'DrawerShiftId'>
/** An entry of a ledger. */
export type LedgerEntryId = Branded<number, 'LedgerEntryId'>
/** A link by which somebody pays for a reservation. */
export type PayLinkId = Branded<number, 'PayLinkId'>
export type PartnerId = Branded<number, 'PartnerId'>
/** A photograph of a bank transfer that a customer sent. */
export type SlipId = Branded<number, 'SlipId'>
/** A photograph of a vehicle at a handover or a return. */
export type PhotographId = Branded<number, 'PhotographId'>
/** A gateway by which a business is paid with cards. */
export type GatewayId = Branded<number, 'GatewayId'>
/** A time that a payer was sent to a gateway. */
export type AttemptId = Branded<number, 'AttemptId'>
/** The document of a reservation's sale, or one that corrects it. */
export type SaleDocumentId = Branded<number, 'SaleDocumentId'>
/** A file that is or was imported. */
export type ImportId = Branded<number, 'ImportId'>
/** An invitation to join an account. */
export type InvitationId = Branded<number, 'InvitationId'>
