import type { ChargedLine } from '@nelly/domain/charges/charged-line'
import type { PhotographId } from '@nelly/domain/ids'
import { z } from 'zod'
import { idAnswer, localizedAnswer, minorAnswer, written } from '../wire.ts'

const count = z.number().int()
const share = count.meta({ description: 'In hundredths of a percent' })
const charged = { amount: minorAnswer, taxable: z.boolean() }

const kilometres = z.object({
  kind: z.literal('kilometres'),
  reckoned: z.object({
    driven: count,
    days: count.meta({ description: 'Rental days with those it came back late' }),
    perDay: count.meta({ description: 'Kilometres that each of them includes' }),
    over: count,
    perKm: minorAnswer,
  }),
  ...charged,
})

const fuel = z.object({
  kind: z.literal('fuel'),
  reckoned: z.object({
    missing: count.meta({ description: 'Eighths of the tank' }),
    perEighth: minorAnswer,
    serviceFee: minorAnswer,
  }),
  ...charged,
})

const lateness = z.object({
  kind: z.literal('lateness'),
  reckoned: z.object({
    minutes: count,
    days: count.meta({ description: 'Whole days more than were booked, at `price` for `perDays`' }),
    price: minorAnswer,
    perDays: z.literal([1, 7, 30]),
    partDay: z
      .object({ hours: count, percent: share })
      .nullable()
      .meta({ description: 'The begun hours beyond them, at a share of a day' }),
    booked: share.meta({ description: 'The share of a day that was booked, which is taken off' }),
  }),
  ...charged,
})

const outsideHours = z.object({
  kind: z.literal('outside-hours'),
  reckoned: z.object({
    at: z.string().meta({ description: 'By the clock at the rental place' }),
    fee: minorAnswer,
    booked: minorAnswer.meta({ description: 'What of it the price had already' }),
  }),
  ...charged,
})

const place = z.object({
  kind: z.literal('place'),
  reckoned: z.object({
    place: z.string(),
    fee: minorAnswer,
    booked: minorAnswer.meta({ description: 'What of it the price had already' }),
    isForbidden: z.boolean().meta({
      description: 'Between these places nothing is rented: its operator decides, 0 is proposed',
    }),
  }),
  ...charged,
})

/** The schema of a proposed charge. */
export const proposedCharge = z
  .discriminatedUnion('kind', [kilometres, fuel, lateness, outsideHours, place])
  .meta({ id: 'ProposedCharge' })

const note = z.string().nullable().meta({ description: 'Why it is less, or what was damaged' })
const decided = { proposed: minorAnswer, note }

/** The schema of a line of a charge at the return. */
export const chargedLine = written<ChargedLine>(
  z.discriminatedUnion('kind', [
    kilometres.extend(decided),
    fuel.extend(decided),
    lateness.extend(decided),
    outsideHours.extend(decided),
    place.extend(decided),
    z.object({ kind: z.literal('listed'), name: localizedAnswer, count, ...charged, note }),
    z.object({
      kind: z.literal('damage'),
      ...charged,
      note,
      photographId: written<PhotographId>(idAnswer).optional(),
    }),
  ]),
).meta({ id: 'ChargedLine' })
