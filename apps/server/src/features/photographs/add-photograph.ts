import type { Photograph } from '@nelly/contract/reservations/photographs'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { MOST_PHOTOGRAPHS, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservationPhotographs } from '../../platform/db/schema.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { ReceivedUpload } from '../../platform/http/upload.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { addableEnds, lockPhotographed, photographedReservation, photographsWhere } from './photographs-of.ts'

type PhotographRefusal = 'reservation-not-found' | 'photograph-not-possible' | 'too-many-photographs'

interface NewPhotograph extends Principal {
  readonly id: ReservationId
  readonly end: RentalEnd
  readonly upload: ReceivedUpload
}

/**
 * Stores a photograph of a handover or a return. The same file again is the same photograph. Throws `Refused` for what is none.
 *
 * Source: rules.md, "The life of a reservation".
 */
export async function addPhotograph(
  parts: PictureParts,
  added: NewPhotograph,
): Promise<Result<Photograph, PhotographRefusal>> {
  const { db, now } = parts
  const { account, actor, id, end, upload } = added
  const [early] = await photographedReservation(db, account, id)
  const place = await placeFor(db, added, early)
  if (!place.ok) return place
  if (place.value) return ok(place.value)
  // Before the transaction: converting takes seconds.
  const files = await storeBoth(parts, account, upload)
  let isNamed = false
  try {
    return await inTransaction(db, async (tx): Promise<Result<Photograph, PhotographRefusal>> => {
      isNamed = false
      const found = await placeFor(tx, added, await lockPhotographed(tx, account, id))
      if (!found.ok) return found
      if (found.value) return ok(found.value)
      const personId = actor.kind === 'person' ? actor.id : null
      const of = { accountId: account, reservationId: id, end, sha256: upload.sha256 }
      const [row] = await tx
        .insert(reservationPhotographs)
        .values({ ...of, ...files, personId, createdAt: now() })
        .returning({ id: reservationPhotographs.id })
      if (!row) throw new Error('an insert answered no row')
      isNamed = true
      const [photograph] = await photographsWhere(tx, eq(reservationPhotographs.id, row.id))
      if (!photograph) throw new Error('a photograph that was just added is gone')
      return ok(photograph)
    })
  } finally {
    if (!isNamed) await removeFiles(parts, Object.values(files))
  }
}

type Found = Awaited<ReturnType<typeof lockPhotographed>>

/** The photograph that the same file is already; undefined where there is room for it; or why it can't be added. */
async function placeFor(
  db: Database,
  { id, end, upload }: NewPhotograph,
  reservation: Found,
): Promise<Result<Photograph | undefined, PhotographRefusal>> {
  if (!reservation) return refuse('reservation-not-found')
  const ofEnd = and(eq(reservationPhotographs.reservationId, id), eq(reservationPhotographs.end, end))
  const [same] = await photographsWhere(db, and(ofEnd, eq(reservationPhotographs.sha256, upload.sha256)))
  if (same) return ok(same)
  if (!addableEnds(reservation).includes(end)) return refuse('photograph-not-possible')
  const count = await db.$count(reservationPhotographs, ofEnd)
  return count < MOST_PHOTOGRAPHS ? ok(undefined) : refuse('too-many-photographs')
}

/** Stores an upload in both sizes, or in none. */
async function storeBoth(parts: PictureParts, account: AccountId, upload: ReceivedUpload) {
  const path = await storeSingle(parts, account, upload, 'photograph')
  try {
    return { path, smallPath: await storeSingle(parts, account, upload, 'thumbnail') }
  } catch (error) {
    await removeFiles(parts, [path])
    throw error
  }
}
