import type { VehicleId } from '@nelly/domain/ids'
import type { Rates } from '@nelly/domain/rates/rates'
import type { ReplayOutcome } from '@nelly/domain/rates/replay-summary'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import { amountsIn } from './fields.ts'
import type { ReplayPart, replayRates } from './replay-calls.ts'

type Answer = z.infer<typeof replayRates.answer>

/** A part of a replay by rates in a currency, as its operator reads it. */
export const ownedReplay = (answer: Answer, currency: Rates['currency']): ReplayPart => ({
  of: answer.of,
  done: answer.done,
  reservations: answer.reservations.map((one) => ({
    id: one.id,
    reference: one.reference,
    vehicle: { id: one.vehicle_id as VehicleId, name: one.vehicle_name },
    period: { pickup: one.from as WallClock, return: one.to as WallClock },
    ...outcomeOf(one, currency),
  })),
  next: answer.next,
})

function outcomeOf(one: Answer['reservations'][number], currency: Rates['currency']): ReplayOutcome {
  const { read } = amountsIn(currency)
  if (one.refused !== null) return { kind: 'refused', rule: one.refused }
  if (one.left_out !== null) return { kind: 'omitted', why: one.left_out }
  return { kind: 'priced', before: read(one.before ?? 0), after: read(one.after ?? 0) }
}
