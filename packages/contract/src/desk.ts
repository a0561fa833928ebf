import { z } from 'zod'
import { call } from './call.ts'
import { reservationAnswer, whatsapp } from './reservation-answers.ts'
import { idAnswer, landingId } from './wire.ts'

/** A reservation that the desk has something to do with. */
export const deskReservation = reservationAnswer
  .extend({
    minutes_late: z.number().int().meta({
      description: 'Minutes since the pickup or the return that is waited for; 0 where it is not late',
    }),
    vehicle_units: z.number().int().meta({ description: 'How many units its vehicle has' }),
    whatsapp,
  })
  .meta({ id: 'DeskReservation' })

export const deskAnswer = z
  .object({
    requests: z
      .array(deskReservation)
      .meta({ description: 'Requests without an answer, the most urgent first' }),
    late_out: z
      .array(deskReservation)
      .meta({ description: 'Confirmed ones whose pickup has passed, and whose return has not' }),
    due_out: z.array(deskReservation).meta({ description: 'To hand over today' }),
    overdue: z.array(deskReservation).meta({ description: 'Out past their return' }),
    due_back: z.array(deskReservation).meta({ description: 'To take back today' }),
    change_wishes: z
      .array(
        z.object({
          reservation: deskReservation,
          asked_at: z.iso.datetime(),
          wish: z.string().meta({ description: 'What the customer wrote' }),
        }),
      )
      .meta({ description: 'Wishes for a change without an answer, the oldest first' }),
    at_risk: z
      .array(
        z.object({
          reservation: deskReservation,
          late_id: idAnswer.meta({ description: 'The overdue reservation that holds its unit' }),
          free_unit: z
            .number()
            .int()
            .nullable()
            .meta({ description: 'Another unit of the vehicle that is free for the whole time' }),
          free_plate: z.string().nullable().meta({ description: 'The plate of that unit' }),
          free_vehicles: z.array(z.object({ id: idAnswer, name: z.string() })).meta({
            description:
              'Where no unit is free: other vehicles of the landing that are free for the whole time, five at most',
          }),
        }),
      )
      .meta({ description: 'Those that may not get their unit, as a rental is late with it; by pickup' }),
  })
  .meta({ id: 'Desk' })
export type DeskAnswer = z.infer<typeof deskAnswer>

export const readDesk = call({
  method: 'GET',
  url: '/desk',
  access: 'owner',
  apiOnly: true,
  summary: 'Read what there is to do now',
  description:
    'Requests and wishes for changes to answer, vehicles to hand over and to take back today, those that are late, and the reservations that are at risk because of a late one; each by the clock at its landing.',
  query: z.object({ landingId: landingId.optional().meta({ description: 'Those of this landing' }) }),
  refusals: [],
  status: 200,
  answer: deskAnswer,
})
