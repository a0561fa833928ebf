import type { IdentityDocument } from '../taxpayers/identity-document.ts'

/** What two customers who are one person may both have; blank and null where there is nothing. */
interface Mergeable {
  readonly email: string
  readonly phone: string
  readonly notes: string | null
  readonly identityDocument: IdentityDocument | null
  readonly doNotRentAt: Date | null
  readonly doNotRentReason: string | null
  /** The number of the person who decided it. */
  readonly doNotRentBy: number | null
  readonly createdAt: Date
}

/**
 * What the kept one of two customers has once they are merged: its own data, filled up with the other's; the notes of both; that the
 * operator does not rent to either, with the reasons of both.
 *
 * Source: rules.md, "Customers".
 */
export const mergedCustomer = (kept: Mergeable, removed: Mergeable): Mergeable => {
  const refused = kept.doNotRentAt === null ? removed : kept
  return {
    email: kept.email || removed.email,
    phone: kept.phone || removed.phone,
    notes: joined(kept.notes, removed.notes, '\n\n'),
    identityDocument: kept.identityDocument ?? removed.identityDocument,
    doNotRentAt: refused.doNotRentAt,
    doNotRentReason: joined(kept.doNotRentReason, removed.doNotRentReason, '; '),
    doNotRentBy: refused.doNotRentBy,
    createdAt: new Date(Math.min(kept.createdAt.getTime(), removed.createdAt.getTime())),
  }
}

const joined = (kept: string | null, removed: string | null, between: string): string | null =>
  kept === null || removed === null || kept === removed ? (kept ?? removed) : `${kept}${between}${removed}`
