import { z } from 'zod'
import { call } from '../call.ts'
import { whereFields } from '../units/units.ts'
import { answerOf, calendarDate, idAnswer, landingId } from '../wire.ts'
import { reservationFields, whatsapp } from './reservation.ts'

const deskReservation = z
  .object({
    ...reservationFields,
    minutesLate: z.number().int().meta({
      description: 'Minutes since the pickup or the return that is waited for; 0 where it is not late',
    }),
    vehicleUnits: z.number().int().meta({ description: 'How many units its vehicle has' }),
    unitElsewhere: z
      .object({ ...whereFields, place: z.string() })
      .nullable()
      .meta({ description: 'Where its unit is, where it is to be picked up at another place' }),
    whatsapp,
  })
  .meta({ id: 'DeskReservation' })
/** A reservation as the desk shows it to its operator. */
export type DeskReservation = Desk['requests'][number]
/** A reservation that may not get its unit. */
export type ReservationAtRisk = Desk['atRisk'][number]

const deskAnswer = answerOf(
  z.object({
    requests: z
      .array(deskReservation)
      .meta({ description: 'Requests without an answer, the most urgent first' }),
    lateOut: z
      .array(deskReservation)
      .meta({ description: 'Confirmed ones whose pickup has passed, and whose return has not' }),
    dueOut: z.array(deskReservation).meta({ description: 'To hand over today' }),
    overdue: z.array(deskReservation).meta({ description: 'Out past their return' }),
    dueBack: z.array(deskReservation).meta({ description: 'To take back today' }),
    owing: z.array(deskReservation).meta({
      description: 'Back, not closed, and still owing, the last one first; 50 at most',
    }),
    changeWishes: z
      .array(
        z.object({
          reservation: deskReservation,
          askedAt: z.iso.datetime(),
          wish: z.string().meta({ description: 'What the customer wrote' }),
        }),
      )
      .meta({ description: 'Wishes for a change without an answer, the oldest first' }),
    atRisk: z
      .array(
        z.object({
          reservation: deskReservation,
          lateId: idAnswer.meta({ description: 'The overdue reservation that holds its unit' }),
          freeUnit: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'Another unit of the vehicle that is free for the whole time' }),
          freePlate: z.string().nullable().meta({ description: 'The plate of that unit' }),
          freeVehicles: z.array(z.object({ id: idAnswer, name: z.string() })).meta({
            description:
              'Where no unit is free: other vehicles of the landing that are free for the whole time, five at most',
          }),
        }),
      )
      .meta({ description: 'Those that may not get their unit, as a rental is late with it; by pickup' }),
  }),
).meta({ id: 'Desk' })
/** What there is to do now. */
export type Desk = z.infer<typeof deskAnswer>

export const readDesk = call({
  method: 'GET',
  url: '/desk',
  isPolled: true,
  summary: 'Read what there is to do now',
  description:
    'Requests and wishes for changes to answer, vehicles to hand over and to take back today, those that are late, and the reservations that are at risk because of a late one; each by the clock at its landing.',
  query: z.object({ landingId: landingId.optional().meta({ description: 'Those of this landing' }) }),
  refusals: [],
  answer: deskAnswer,
})

const unitElsewhere = answerOf(z.object({ reservationId: idAnswer, ...whereFields, place: z.string() }))
/** Of which reservation the unit is elsewhere, and where. */
export type UnitElsewhere = z.infer<typeof unitElsewhere>

export const listUnitsElsewhere = call({
  method: 'GET',
  url: '/desk/units-elsewhere',
  summary: 'List the pickups of a day whose units are elsewhere',
  description:
    'By what is planned: a unit is where the rental before the pickup ends, or where it is now. Pickups whose unit is at their place, or nobody knows where, are not listed, nor are those that were handed over.',
  query: z.object({ day: calendarDate }),
  refusals: [],
  answer: z.array(unitElsewhere),
})
