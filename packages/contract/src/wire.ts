import { parseColour } from '@nelly/domain/colours'
import type {
  ImageId,
  LandingId,
  LocationId,
  OwnerId,
  ReservationId,
  SpecialFeatureId,
  VehicleId,
} from '@nelly/domain/ids'
import { inDollars, type UsCents } from '@nelly/domain/money'
import type { Result } from '@nelly/domain/result'
import { parseCalendarDate, parseClockTime } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import type { Refusal } from './refusals.ts'

/** The largest identifier the database hands out (a 32-bit integer). */
const LARGEST_ID = 2_147_483_647

/** An identifier in a path, a query or a body: a positive whole number, as digits or as a number. */
const id = z.coerce.number().int().positive().max(LARGEST_ID)
const idOf = <T extends number>() => id as unknown as z.ZodType<T, number>

export const ownerId = idOf<OwnerId>()
export const landingId = idOf<LandingId>()
export const locationId = idOf<LocationId>()
export const vehicleId = idOf<VehicleId>()
export const imageId = idOf<ImageId>()
export const specialFeatureId = idOf<SpecialFeatureId>()
export const reservationId = idOf<ReservationId>()

/** An identifier in an answer. */
export const idAnswer = z.number().int().positive()

/** NUL can't be stored as text by PostgreSQL, and the other control characters have no business in a line. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u

/** One line or paragraph that a person typed, trimmed, 1 to `longest` characters. */
export const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((value) => !CONTROL_CHARACTERS.test(value), { params: { refusal: 'text-invalid' } })

/** The same where it may be left out: missing, `null` and blank all mean nothing. */
export const optionalText = (longest: number) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    text(longest).optional(),
  )

/** A number as JSON or as a form field; blank is missing rather than zero. */
export const numeric = (schema: z.ZodNumber) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    const trimmed = value.trim()
    return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed === '' ? undefined : value
  }, schema)

/** Yes or no in any of the spellings that forms and programs send: `true`, `1`, `"1"`, `"true"`, `"on"` and their opposites. */
export const flag = z.preprocess(
  (value) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? value,
  z.boolean(),
)
const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['on', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['off', false],
  ['', false],
])

/** Turns one of the domain's parsers into a schema; its refusal travels in the issue's `params`. */
export const parsedBy = <T>(parse: (text: string) => Result<T, Refusal>) =>
  z.string().transform((value, context): T => {
    const outcome = parse(value)
    if (outcome.ok) return outcome.value
    context.addIssue({ code: 'custom', params: { refusal: outcome.refusal }, message: outcome.refusal })
    return z.NEVER
  })

/** A date in either of the two accepted forms, `dd-mm-yyyy` or `yyyy-mm-dd`. */
export const calendarDate = parsedBy(parseCalendarDate)

/** A time of day, 24-hour or with AM/PM. */
export const clockTime = parsedBy(parseClockTime)

/** A colour as `#rgb` or `#rrggbb`. */
export const colour = parsedBy(parseColour)

/** An amount of US dollars in an answer. */
export const money = z.number().multipleOf(0.01)

/** Cents as the wire writes them: US dollars with at most two decimals. */
export const moneyAnswer = (amount: UsCents): number => inDollars(amount)

/** The two languages of pages and answers. */
export const language = z.enum(['es', 'en'])
export type Language = z.infer<typeof language>
