import type { AccountId, PersonId } from '@nelly/domain/ids'

/** The ids of a request: one of each kind that an owner has. */
export interface Named {
  user: number
  /** Somebody else of the account, and one who is invited to it. */
  member: number
  invitation: number
  /** A session of theirs. */
  session: number
  passkey: number
  /** The secret of links: of the invitation, and of those that were mailed. */
  token: string
  account: number
  landing: number
  deletedLanding: number
  vehicle: number
  /** The vehicle's pool, another one, and one that was joined to that. */
  pool: number
  otherPool: number
  joinedPool: number
  image: number
  location: number
  place: number
  block: number
  quote: number
  /** Who waits for dates on the landing. */
  wish: number
  /** A payment for the reservation. */
  ledgerEntry: number
  /** An open drawer, of a place that is gone. */
  drawerShift: number
  /** One of its handover. */
  photograph: number
  /** The number of its contract. */
  contract: string
  /** A document that corrects that of its sale. */
  saleDocument: number
  /** A link to pay, and a slip that was sent by it. */
  payLink: number
  slip: number
  /** A gateway, and an attempt to pay of which nothing was heard. */
  gateway: number
  attempt: number
  partner: number
  /** A file of its fleet that nobody applied. */
  import: number
  /** One that can be undone. */
  appliedImport: number
  feed: number
  previewLink: number
  feature: number
  reservation: number
  /** Who made the reservation, and another customer. */
  customer: number
  otherCustomer: number
  name: string
}

/** An owner with all their data: two equal landings, one of them published, and a deleted one. */
export interface Holdings {
  owner: PersonId
  account: AccountId
  published: Named
  draft: Named
}

/** Unused ids and an unused name. */
export const NOBODYS: Named = {
  user: 2_000_000_001,
  landing: 2_000_000_002,
  deletedLanding: 2_000_000_003,
  vehicle: 2_000_000_004,
  image: 2_000_000_005,
  location: 2_000_000_006,
  feature: 2_000_000_007,
  reservation: 2_000_000_008,
  place: 2_000_000_009,
  block: 2_000_000_010,
  quote: 2_000_000_018,
  wish: 2_000_000_030,
  ledgerEntry: 2_000_000_019,
  drawerShift: 2_000_000_020,
  photograph: 2_000_000_025,
  contract: '999999999-2027-000001',
  saleDocument: 2_000_000_027,
  payLink: 2_000_000_023,
  slip: 2_000_000_024,
  gateway: 2_000_000_025,
  attempt: 2_000_000_026,
  partner: 2_000_000_027,
  import: 2_000_000_028,
  appliedImport: 2_000_000_029,
  feed: 2_000_000_013,
  previewLink: 2_000_000_014,
  pool: 2_000_000_015,
  otherPool: 2_000_000_016,
  joinedPool: 2_000_000_017,
  customer: 2_000_000_011,
  otherCustomer: 2_000_000_012,
  member: 2_000_000_019,
  invitation: 2_000_000_020,
  session: 2_000_000_021,
  passkey: 2_000_000_022,
  token: 'nobodys',
  account: 2_000_000_021,
  name: 'nobodys-landing',
}
