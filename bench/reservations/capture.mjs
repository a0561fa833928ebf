import { openServer } from '../../apps/server/src/db/server.ts'
import { admitReservation } from '../../apps/server/src/features/reservations/reservation-limit.ts'
import { reserve } from '../../apps/server/src/features/reservations/reserve.ts'
import { watchQueries } from '../../apps/server/src/testing/watched-queries.ts'
import { wishFor } from './bookings.mjs'

const HOST = '127.0.0.1'
/** Of a vehicle and a landing whose numbers are no other value of a booking, on days that the bench does not get to. */
const SAMPLE = 601_234

/**
 * The statements that the product sends for one reservation with a key, in order: taken down while the call's own use case
 * runs on the database at an address, in the world of `fleet`. A value that another booking would send otherwise is told by
 * its part, `{ part: 'vehicle' }`; the others are as they were sent. Those of one `turn` went out together.
 */
export async function capture(url, fleet) {
  const opened = await openServer(url)
  try {
    const { db, queries } = watchQueries(opened.db)
    const wish = { ...wishFor(fleet, SAMPLE), idempotency_key: 'the key' }
    const now = new Date()
    const admission = await admitReservation({ db, now: () => now, rateLimits: true }, '10.0.0.1')
    const made = await reserve(db, wish, { key: wish.idempotency_key, now, origin: `http://${HOST}` })
    if (!admission.admitted || !made.ok) throw new Error(`the booking was refused: ${made.refusal}`)
    const parts = new Map([
      ['the key', 'key'],
      [wish.id_vehicle, 'vehicle'],
      [wish.id_landing, 'landing'],
      [made.value.reference, 'reference'],
      [made.value.secretHash, 'secret'],
      [`["${wish.date_of_departure} 10:00","${wish.date_of_arrival} 10:00")`, 'period'],
    ])
    return queries.map(({ text, values, turn }) => ({
      text,
      turn,
      values: values.map((value, at) => {
        if (isMessageId(value)) return { part: 'messageId', messageId: `UNIQUE-${at}@${HOST}` }
        const part = parts.get(value) ?? (isNetwork(value) ? 'network' : undefined)
        return part === undefined ? value : { part }
      }),
    }))
  } finally {
    await opened.close()
  }
}

const isNetwork = (value) => typeof value === 'string' && value.startsWith('reservation-network:')

/** A mail's own name: there stands `UNIQUE`, and which mail of a booking it is. */
const isMessageId = (value) => typeof value === 'string' && MESSAGE_ID.test(value)
const MESSAGE_ID = new RegExp(`^[0-9a-f-]{36}@${HOST}$`)
