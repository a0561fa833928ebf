import type { ClockTime } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call } from '../call.ts'
import { clearable, clockTime, idAnswer, name, numeric, text, unitNumber } from '../wire.ts'

/** Characters of the name of a calendar of another channel, and of its address. */
export const MAX_FEED_NAME = 60
export const MAX_FEED_ADDRESS = 2_000

/** How many calendars of other channels a vehicle has at most. */
export const MAX_FEEDS = 10

/** Why a calendar of another channel could not be read. */
export const FEED_ERRORS = [
  'address-invalid',
  'address-not-public',
  'unreachable',
  'too-slow',
  'too-large',
  'redirected',
  'not-found',
  'not-modified',
  'failed',
  'not-a-calendar',
  'too-many-events',
  'internal',
] as const
export type FeedError = (typeof FEED_ERRORS)[number]

/** An event of which something is not understood. */
const unclearEvent = z.object({
  summary: z.string().meta({ description: 'What the event is called there; may be blank' }),
  problem: z.enum(['time', 'repetition', 'zone']).meta({
    description:
      '`time`: it blocks nothing. `repetition`: it blocks its first time, or more than it says. `zone`: an unknown time zone, read as that of the landing',
  }),
})
export type UnclearEvent = Readonly<z.infer<typeof unclearEvent>>
export type Unclear = UnclearEvent['problem']

const at = z.iso.datetime().nullable()
/** The hours of whole days by default. */
export const MIDNIGHT = '00:00' as ClockTime
const hour = z.string().meta({ description: '`HH:mm`' })
const clock = z.string().meta({ description: '`yyyy-mm-ddTHH:mm`, by the clock at the rental place' })

/** A calendar of another channel, whose busy times block a vehicle. */
const feedAnswer = z
  .object({
    id: idAnswer,
    name: z.string(),
    url: z.string(),
    unit: unitNumber.nullable().meta({ description: 'The unit that it blocks; `null` for any that is free' }),
    lookedAt: at.meta({ description: 'When it was looked at last; `null` before the first time' }),
    readAt: at.meta({ description: 'When it could be read last: the blocks are as it was then' }),
    error: z
      .string()
      .nullable()
      .meta({ enum: [...FEED_ERRORS, null], description: 'Why it could not be read the last time' }),
    busy: z.number().int().meta({ description: 'How many busy times to come it had when it was read' }),
    collisions: z
      .array(z.object({ from: clock, to: clock }))
      .meta({ description: 'Busy times to come without a block, as no unit is free then' }),
    unclear: z
      .array(unclearEvent)
      .meta({ description: 'Events of which something is not understood, a hundred at most' }),
    dayStarts: hour.meta({ description: 'When its whole days begin' }),
    dayEnds: hour.meta({
      description: 'When they end, on the day on which the vehicle is handed over again',
    }),
  })
  .meta({ id: 'Feed' })
export type Feed = z.infer<typeof feedAnswer>

const calendarAnswer = z
  .string()
  .nullable()
  .meta({ description: 'The secret address at which other channels read when the vehicle is taken' })

export const listFeeds = call({
  method: 'GET',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds',
  summary: 'List the calendars of other channels that block a vehicle',
  description: 'With the address of the calendar that other channels read, if there is one.',
  refusals: ['landing-not-found', 'vehicle-not-found'],
  answer: z.object({ feeds: z.array(feedAnswer), calendar: calendarAnswer }),
})

export const addFeed = call({
  method: 'POST',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds',
  idempotencyKey: true,
  summary: 'Let a calendar of another channel block a vehicle',
  description:
    'An iCalendar file is read every 30 minutes. What it says is taken becomes a block of the given unit, or of any that is free; reservations are never moved for it. A block goes with its event. Whole days go from one midnight to the other, or between the hours at which the vehicle is handed over.',
  body: z.object({
    name: name(MAX_FEED_NAME),
    url: text(MAX_FEED_ADDRESS),
    unit: clearable(numeric(unitNumber)).default(null),
    dayStarts: clockTime.default(MIDNIGHT),
    dayEnds: clockTime.default(MIDNIGHT),
  }),
  refusals: [
    'landing-not-found',
    'vehicle-not-found',
    'unit-not-found',
    'feed-address-invalid',
    'too-many-feeds',
  ],
  status: 201,
  answer: feedAnswer,
})
export type NewFeed = z.output<typeof addFeed.body>

export const refreshFeed = call({
  method: 'POST',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds/:feedId/refresh',
  summary: 'Look at a calendar of another channel now',
  description: 'It is looked at once a minute at most; `lookedAt` then changes.',
  refusals: ['feed-not-found'],
  answer: feedAnswer,
})

export const changeFeed = call({
  method: 'PUT',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds/:feedId',
  summary: 'Say when whole days of a calendar begin and end',
  description: 'It is read again at once; its blocks follow.',
  body: z.object({ dayStarts: clockTime, dayEnds: clockTime }),
  refusals: ['feed-not-found'],
  answer: feedAnswer,
})
export type ChangedFeed = z.output<typeof changeFeed.body>

export const removeFeed = call({
  method: 'DELETE',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds/:feedId',
  summary: 'Remove a calendar of another channel',
  description: 'All of its blocks go with it.',
  refusals: ['feed-not-found'],
  answer: messageAnswer,
})

export const renewCalendar = call({
  method: 'POST',
  url: '/landings/:landingId/vehicles/:vehicleId/calendar',
  summary: 'Give a vehicle a new secret address of its calendar',
  description:
    'The address it had answers 404 from then on. The calendar has the times in which no unit is free, without personal data; with `?unit=2` those of one unit.',
  refusals: ['landing-not-found', 'vehicle-not-found'],
  answer: z.object({ calendar: calendarAnswer }),
})

export const revokeCalendar = call({
  method: 'DELETE',
  url: '/landings/:landingId/vehicles/:vehicleId/calendar',
  summary: 'Withdraw the address of a vehicle’s calendar',
  description: 'It answers 404 from then on. Nothing happens where there is none.',
  refusals: ['landing-not-found', 'vehicle-not-found'],
  answer: z.object({ calendar: calendarAnswer }),
})

export const readVehicleCalendar = call({
  method: 'GET',
  url: '/calendars/:file',
  access: 'public',
  summary: 'The calendar of a vehicle, for other channels',
  description:
    'The times in which no unit is free, or those of one unit (RFC 5545), without personal data. The address is a secret, which the operator gives to other channels.',
  params: z.object({ file: z.string().meta({ description: 'The secret and `.ics`' }) }),
  query: z.object({ unit: numeric(unitNumber).optional() }),
  refusals: ['feed-not-found'],
  type: 'text/calendar',
  answer: z.string(),
})

/** A calendar of another channel that can't be read. */
const failingFeed = z
  .object({
    id: idAnswer,
    name: z.string(),
    landingId: idAnswer,
    landingName: z.string(),
    vehicleId: idAnswer,
    vehicleName: z.string(),
    failingSince: z.iso
      .datetime()
      .meta({ description: 'When it could not be read for the first time in a row' }),
  })
  .meta({ id: 'FailingFeed' })

export type FailingFeed = z.infer<typeof failingFeed>

export const listFailingFeeds = call({
  method: 'GET',
  url: '/failing-feeds',
  isPolled: true,
  summary: 'List the calendars of other channels that can’t be read',
  description:
    'Those that have failed for an hour, of all landings, the longest first. What was booked there since is not blocked.',
  refusals: [],
  answer: z.array(failingFeed),
})
