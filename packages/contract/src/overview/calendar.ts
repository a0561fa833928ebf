import { RESERVATION_STATUSES } from '@nelly/domain/reservations/reservation-status'
import { z } from 'zod'
import { blockAnswer } from '../blocks/blocks.ts'
import { call } from '../call.ts'
import { whereFields } from '../units/units.ts'
import { answerOf, idAnswer, numeric, optionalDate, revisionAnswer, vehicleId } from '../wire.ts'

/** The most days of the fleet's calendar in one request. */
export const MAX_CALENDAR_DAYS = 62

/** After how many units a part of the fleet's calendar ends, at most and by default. */
const MAX_CALENDAR_UNITS = 1000

const rentalEnd = z.object({
  date: z.iso.date(),
  time: z.string().meta({ description: '`HH:mm` at the rental place' }),
})

const calendarBar = z
  .object({
    id: idAnswer,
    reference: z.string(),
    landingId: idAnswer.meta({ description: 'Where it was made, one of those that offer the unit' }),
    vehicleId: idAnswer.meta({ description: 'The vehicle of that landing' }),
    firstName: z.string(),
    lastName: z.string(),
    pickup: rentalEnd,
    return: rentalEnd,
    pickupPlace: z.string(),
    returnPlace: z.string(),
    turnaroundMinutes: z.number().int().meta({ description: 'How long the unit is held after the return' }),
    isPinned: z.boolean().meta({ description: 'Whether the operator chose its unit' }),
    status: z.enum(RESERVATION_STATUSES).meta({ description: 'Where it stands' }),
    isOverdue: z.boolean().meta({ description: 'Whether the vehicle is out past its return' }),
    isAtRisk: z.boolean().meta({ description: 'Whether an overdue rental holds its unit' }),
    isDoNotRent: z
      .boolean()
      .meta({ description: 'Whether the operator does not want to rent to its customer' }),
    revision: revisionAnswer,
  })
  .meta({ id: 'CalendarBar' })

const calendarVehicle = z
  .object({
    id: idAnswer,
    name: z.string(),
    timezone: z.string().meta({ description: 'Of its place: all its times are by the clock there' }),
    picture: z.string().nullable().meta({ description: 'The path of its first picture below `/storage/`' }),
    isOnSale: z.boolean().meta({ description: 'Whether any of its offers is' }),
    deleted: z.boolean().meta({ description: 'Whether nothing offers its units any more' }),
    offers: z
      .array(z.object({ vehicleId: idAnswer, landingId: idAnswer }))
      .meta({ description: 'The vehicles that offer the same units, on any landing, itself first' }),
    blocks: z.array(blockAnswer).meta({ description: 'Of one unit or of all, by their beginning' }),
    units: z.array(
      z.object({
        unit: z.number().int().meta({ description: 'From 1' }),
        plate: z.string().nullable(),
        ...whereFields,
        isOutOfService: z.boolean().meta({ description: 'Whether it is out of service today' }),
        bars: z.array(calendarBar).meta({
          description: 'Its reservations by pickup; no two at the same time, but for one that is overdue',
        }),
      }),
    ),
  })
  .meta({ id: 'CalendarVehicle' })

const calendarAnswer = answerOf(
  z.object({
    today: z.iso.date().meta({ description: 'The day at the first landing' }),
    from: z.iso.date(),
    days: z.number().int(),
    vehicles: z.array(calendarVehicle).meta({ description: 'By their id' }),
    next: idAnswer.nullable().meta({ description: '`after` of the next part; `null` with the last one' }),
  }),
).meta({ id: 'Calendar' })
/** The calendar of an account's fleet over some days. */
export type Calendar = z.infer<typeof calendarAnswer>
/** A pool of the calendar, as the first vehicle that offers it; one that is not offered any more is listed for its reservations only. */
export type CalendarVehicle = Calendar['vehicles'][number]
/** A row of the calendar: one of a pool's units, and its bars by pickup. */
export type CalendarUnit = CalendarVehicle['units'][number]
/** A reservation, of any landing, as a bar of the fleet's calendar. Its days are `yyyy-mm-dd`, its times `HH:mm` at the rental place. */
export type CalendarBar = CalendarUnit['bars'][number]

export const readCalendar = call({
  method: 'GET',
  url: '/calendar',
  summary: "Read the calendar of the account's fleet",
  description:
    'Every vehicle with its units, the reservations that each unit has on the days asked for, whichever landing made them, and the blocks of then. Vehicles that offer the same units are one, named by the first; units that nothing offers any more are listed where they have reservations then. A vehicle that is out past its return counts as out until now. Cancelled reservations hold no unit and are left out. Units are interchangeable: a booking that makes room for itself may give others that have not begun another unit, pinned ones only where nothing else makes room. A large fleet is read in parts, by `units` and `after`.',
  query: z.object({
    from: optionalDate.meta({
      description: 'The first day, `yyyy-mm-dd` or `dd-mm-yyyy`; by default today at the first landing',
    }),
    days: numeric(z.number().int().min(1).max(MAX_CALENDAR_DAYS))
      .default(14)
      .meta({ description: 'How many days' }),
    after: vehicleId.optional().meta({ description: 'Only vehicles with a higher id' }),
    units: numeric(z.number().int().min(1).max(MAX_CALENDAR_UNITS))
      .default(MAX_CALENDAR_UNITS)
      .meta({ description: 'After how many units a part ends, with the vehicle that has the last of them' }),
  }),
  answer: calendarAnswer,
})
