import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { answerOf, renamed } from './names.ts'
import { clearable, feedId, idAnswer, landingId, numeric, text, vehicleId } from './wire.ts'

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
  'failed',
  'not-a-calendar',
  'too-many-events',
] as const
export type FeedError = (typeof FEED_ERRORS)[number]

const unit = z.number().int().min(1).max(100_000)
const at = z.iso.datetime().nullable()
const clock = z.string().meta({ description: '`yyyy-mm-ddTHH:mm`, by the clock at the rental place' })

export const feedAnswer = z
  .object({
    id: idAnswer,
    name: z.string(),
    url: z.string(),
    unit: unit.nullable().meta({ description: 'The unit that it blocks; `null` for any that is free' }),
    looked_at: at.meta({ description: 'When it was looked at last; `null` before the first time' }),
    read_at: at.meta({ description: 'When it could be read last: the blocks are as it was then' }),
    error: z
      .string()
      .nullable()
      .meta({ enum: [...FEED_ERRORS, null], description: 'Why it could not be read the last time' }),
    busy: z.number().int().meta({ description: 'How many busy times to come it had when it was read' }),
    collisions: z
      .array(z.object({ from: clock, to: clock }))
      .meta({ description: 'Busy times to come without a block, as no unit is free then' }),
  })
  .meta({ id: 'Feed' })
export type FeedAnswer = z.infer<typeof feedAnswer>

/** A calendar of another channel, whose busy times block a vehicle; see `feedAnswer`. */
export interface Feed extends Omit<FeedAnswer, 'looked_at' | 'read_at'> {
  readonly lookedAt: string | null
  readonly readAt: string | null
}

const FEED_NAMES = { looked_at: 'lookedAt', read_at: 'readAt' } as const

export const toFeedAnswer = (feed: Feed): FeedAnswer => answerOf(feedAnswer, FEED_NAMES, feed)

/** Parses a calendar of another channel of an answer. */
export const ownedFeed = (answer: FeedAnswer): Feed => renamed(answer, FEED_NAMES) as unknown as Feed

const ofVehicle = z.object({ landingId, vehicleId })

const calendarAnswer = z
  .string()
  .nullable()
  .meta({ description: 'The secret address at which other channels read when the vehicle is taken' })

export const listFeeds = call({
  method: 'GET',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds',
  access: 'owner',
  apiOnly: true,
  summary: 'List the calendars of other channels that block a vehicle',
  description: 'With the address of the calendar that other channels read, if there is one.',
  params: ofVehicle,
  refusals: ['landing-not-found', 'vehicle-not-found'],
  status: 200,
  answer: z.object({ feeds: z.array(feedAnswer), calendar: calendarAnswer }),
})

export const addFeed = call({
  method: 'POST',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds',
  access: 'owner',
  apiOnly: true,
  idempotencyKey: true,
  summary: 'Let a calendar of another channel block a vehicle',
  description:
    'An iCalendar file is read every 30 minutes. What it says is taken becomes a block of the given unit, or of any that is free; reservations are never moved for it. A block goes with its event.',
  params: ofVehicle,
  body: z.object({
    name: text(MAX_FEED_NAME),
    url: text(MAX_FEED_ADDRESS),
    unit: clearable(numeric(unit)).default(null),
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

const ofFeed = z.object({ landingId, vehicleId, feedId })

export const refreshFeed = call({
  method: 'POST',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds/:feedId/refresh',
  access: 'owner',
  apiOnly: true,
  summary: 'Look at a calendar of another channel now',
  description: 'It is looked at once a minute at most; `looked_at` then changes.',
  params: ofFeed,
  refusals: ['feed-not-found'],
  status: 200,
  answer: feedAnswer,
})

export const removeFeed = call({
  method: 'DELETE',
  url: '/landings/:landingId/vehicles/:vehicleId/feeds/:feedId',
  access: 'owner',
  apiOnly: true,
  summary: 'Remove a calendar of another channel',
  description: 'All of its blocks go with it.',
  params: ofFeed,
  refusals: ['feed-not-found'],
  status: 200,
  answer: messageAnswer,
})

export const renewCalendar = call({
  method: 'POST',
  url: '/landings/:landingId/vehicles/:vehicleId/calendar',
  access: 'owner',
  apiOnly: true,
  summary: 'Give a vehicle a new secret address of its calendar',
  description:
    'The address it had answers 404 from then on. The calendar has the times in which no unit is free, without personal data; with `?unit=2` those of one unit.',
  params: ofVehicle,
  refusals: ['landing-not-found', 'vehicle-not-found'],
  status: 200,
  answer: z.object({ calendar: calendarAnswer }),
})

export const revokeCalendar = call({
  method: 'DELETE',
  url: '/landings/:landingId/vehicles/:vehicleId/calendar',
  access: 'owner',
  apiOnly: true,
  summary: 'Withdraw the address of a vehicle’s calendar',
  description: 'It answers 404 from then on. Nothing happens where there is none.',
  params: ofVehicle,
  refusals: ['landing-not-found', 'vehicle-not-found'],
  status: 200,
  answer: z.object({ calendar: calendarAnswer }),
})

export const readCalendar = call({
  method: 'GET',
  url: '/calendars/:file',
  access: 'public',
  apiOnly: true,
  summary: 'The calendar of a vehicle, for other channels',
  description:
    'The times in which no unit is free, or those of one unit (RFC 5545), without personal data. The address is a secret, which the operator gives to other channels.',
  params: z.object({ file: z.string().meta({ description: 'The secret and `.ics`' }) }),
  query: z.object({ unit: numeric(unit).optional() }),
  refusals: ['feed-not-found'],
  status: 200,
  type: 'text/calendar',
  answer: z.string(),
})
