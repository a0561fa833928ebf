import { RESERVATION_STATUSES } from '@nelly/domain/reservation/reservation-status'
import { z } from 'zod'
import { blockAnswer } from './blocks.ts'
import { call } from './call.ts'
import { idAnswer, landingId, numeric, optionalDate, vehicleId } from './wire.ts'

/** The most days of a fleet's calendar in one request. */
export const MAX_FLEET_DAYS = 62

/** The most units after which a part of a fleet's calendar may end. */
const MAX_FLEET_UNITS = 100_000

/** A reservation as a bar of the calendar. */
export const fleetReservation = z
  .object({
    id: idAnswer,
    reference: z.string(),
    name: z.string(),
    last_name: z.string(),
    date_of_departure: z.iso.date(),
    time_of_departure: z.string(),
    date_of_arrival: z.iso.date(),
    time_of_arrival: z.string(),
    turnaround_minutes: z.number().int().meta({ description: 'How long the unit is held after the return' }),
    pinned: z.boolean().meta({ description: 'Whether the operator chose its unit' }),
    status: z.enum(RESERVATION_STATUSES).meta({ description: 'Where it stands' }),
    overdue: z.boolean().meta({ description: 'Whether the vehicle is out past its return' }),
    at_risk: z.boolean().meta({ description: 'Whether an overdue rental holds its unit' }),
    do_not_rent: z
      .boolean()
      .meta({ description: 'Whether the operator does not want to rent to its customer' }),
    revision: z.number().int().nonnegative().meta({ description: 'The number of its changes' }),
  })
  .meta({ id: 'FleetReservation' })

export const fleetVehicle = z
  .object({
    id: idAnswer,
    name: z.string(),
    image: z.string().nullable().meta({ description: 'The path of its first picture below `/storage/`' }),
    on_sale: z.boolean(),
    deleted: z.boolean(),
    blocks: z.array(blockAnswer).meta({ description: 'Of one unit or of all, by their beginning' }),
    units: z.array(
      z.object({
        unit: z.number().int().meta({ description: 'From 1' }),
        plate: z.string().nullable(),
        out_of_service: z.boolean().meta({ description: 'Whether it is out of service today' }),
        reservations: z.array(fleetReservation).meta({
          description: 'By pickup; no two at the same time, but for one that is overdue',
        }),
      }),
    ),
  })
  .meta({ id: 'FleetVehicle' })

export const fleetAnswer = z
  .object({
    id_landing: idAnswer,
    timezone: z.string(),
    today: z.iso.date().meta({ description: 'The day at the rental place' }),
    from: z.iso.date(),
    days: z.number().int(),
    vehicles: z.array(fleetVehicle).meta({ description: 'By their id' }),
    next: idAnswer.nullable().meta({ description: '`after` of the next part; `null` with the last one' }),
  })
  .meta({ id: 'Fleet' })
export type FleetAnswer = z.infer<typeof fleetAnswer>

export const readFleet = call({
  method: 'GET',
  url: '/fleet/:landingId',
  access: 'owner',
  summary: "Read the calendar of a landing's fleet",
  description:
    'Every vehicle with its units, the reservations that each unit has on the days asked for, and the blocks of then; deleted vehicles where they have some. A vehicle that is out past its return counts as out until now. Cancelled reservations hold no unit and are left out. Units are interchangeable: a booking that makes room for itself may give others that have not begun another unit, pinned ones only where nothing else makes room. A large fleet can be read in parts, by `units` and `after`.',
  params: z.object({ landingId }),
  query: z.object({
    from: optionalDate.meta({
      description: 'The first day, `yyyy-mm-dd` or `dd-mm-yyyy`; by default today at the rental place',
    }),
    days: numeric(z.number().int().min(1).max(MAX_FLEET_DAYS))
      .default(14)
      .meta({ description: 'How many days' }),
    after: vehicleId.optional().meta({ description: 'Only vehicles with a higher id' }),
    units: numeric(z.number().int().min(1).max(MAX_FLEET_UNITS))
      .optional()
      .meta({ description: 'After how many units a part ends, with the vehicle that has the last of them' }),
  }),
  refusals: ['landing-not-found'],
  status: 200,
  answer: fleetAnswer,
})
