import type { Currency } from '@nelly/domain/currency'
import type {
  AccountId,
  AttemptId,
  BlockId,
  CustomerId,
  DrawerShiftId,
  FeedId,
  GatewayId,
  ImageId,
  ImportId,
  InvitationId,
  LandingId,
  LedgerEntryId,
  LocationId,
  PartnerId,
  PasskeyId,
  PayLinkId,
  PersonId,
  PhotographId,
  PlaceId,
  PoolId,
  PreviewLinkId,
  QuoteId,
  ReservationId,
  SaleDocumentId,
  SessionId,
  SlipId,
  SpecialFeatureId,
  VehicleId,
  WishId,
} from '@nelly/domain/ids'
import { parseColour } from '@nelly/domain/landings/colours'
import { inLanguages, LANGUAGES } from '@nelly/domain/languages'
import { type MinorUnits, toMajorUnits } from '@nelly/domain/money'
import type { Result } from '@nelly/domain/result'
import { parseCalendarDate, parseClockTime } from '@nelly/domain/wall-clock'
import { config, z } from 'zod'
import type { Refusal } from './refusals/refusals.ts'

// The content policy of pages forbids `eval`, which zod would otherwise try.
if ('document' in globalThis) config({ jitless: true })

/** The largest identifier the database hands out (a 32-bit integer). */
export const LARGEST_ID = 2_147_483_647

/** An identifier in a path, a query or a body: a positive whole number, as a number or as plain digits. */
const id = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.number().int().positive().max(LARGEST_ID),
)
const idOf = <T extends number>(description: string) =>
  id.meta({ description }) as unknown as z.ZodType<T, number>

export const personId = idOf<PersonId>('The id of the signed-in owner')
export const memberId = idOf<PersonId>('The id of a member')
export const accountId = idOf<AccountId>('The id of an account')
export const sessionId = idOf<SessionId>('The id of a session')
export const passkeyId = idOf<PasskeyId>('The id of a passkey')
export const invitationId = idOf<InvitationId>('The id of an invitation')
export const landingId = idOf<LandingId>('The id of a landing')
export const locationId = idOf<LocationId>('The id of a pair of places')
export const blockId = idOf<BlockId>('The id of a block')
export const wishId = idOf<WishId>('The id of a wish of a waiting list')
export const quoteId = idOf<QuoteId>('The id of a quote')
export const feedId = idOf<FeedId>('The id of a calendar of another channel')
export const previewLinkId = idOf<PreviewLinkId>('The id of a preview link')
export const placeId = idOf<PlaceId>('The id of a place')
export const poolId = idOf<PoolId>('The id of a pool')
export const vehicleId = idOf<VehicleId>('The id of a vehicle')
export const imageId = idOf<ImageId>('The id of an image')
export const specialFeatureId = idOf<SpecialFeatureId>('The id of a special feature')
export const customerId = idOf<CustomerId>('The id of a customer')
export const drawerShiftId = idOf<DrawerShiftId>('The id of a shift of a drawer')
export const ledgerEntryId = idOf<LedgerEntryId>('The id of an entry of a ledger')
export const importId = idOf<ImportId>('The id of an import')
export const partnerId = idOf<PartnerId>('The id of a partner')
export const payLinkId = idOf<PayLinkId>('The id of a link to pay')
export const gatewayId = idOf<GatewayId>('The id of a gateway')
export const attemptId = idOf<AttemptId>('The id of an attempt to pay by card')
export const slipId = idOf<SlipId>('The id of a transfer slip')
export const photographId = idOf<PhotographId>('The id of a photograph of a handover or a return')
export const saleDocumentId = idOf<SaleDocumentId>('The id of a sale document')
export const reservationId = idOf<ReservationId>('The id of a reservation')

/**
 * The schema of a value of the domain as it is: what an answer has of it was checked when it was stored, so that its readers take it
 * without parsing it again.
 */
export const written = <T>(schema: z.ZodType) => schema as unknown as z.ZodType<T, T>

/** A value that is read and never changed. */
type Unchanged<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Unchanged<Item>[]
      : { readonly [Key in keyof T]: Unchanged<T[Key]> }

/** The schema of an answer, whose type follows from its fields. Those of the domain's own types are `written`. */
export const answerOf = <Schema extends z.ZodType>(schema: Schema) =>
  written<Unchanged<z.output<Schema>>>(schema)

/** An amount of an answer in minor units of the currency beside it. */
export const minorAnswer = written<MinorUnits>(
  z.number().int().meta({ description: 'In minor units of the currency' }),
)

/** The number of a unit of its vehicle, from 1. */
export const unitNumber = z.number().int().min(1).max(100_000)

/** An identifier in an answer. */
export const idAnswer = z.number().int().positive()

/**
 * PostgreSQL can't store NUL in text, nor half of a surrogate pair in JSON; the other control characters have no place
 * in a line.
 */
export const isStorable = (value: string) => !/[^\P{Cc}\t\n\r]/u.test(value) && value.isWellFormed()

/**
 * A paragraph that a person typed, trimmed, 1 to `longest` characters. A missing or blank one gets the message for a
 * missing field, or the given refusal.
 */
export const text = (longest: number, missing?: Refusal) => bounded(typed(missing), longest, missing)

/** A name or another single line that a person typed: as `text`, with line breaks as blanks. */
export const name = (longest: number, missing?: Refusal) =>
  bounded(typed(missing).overwrite(onOneLine), longest, missing)

const typed = (missing: Refusal | undefined) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })

const bounded = (schema: z.ZodString, longest: number, missing: Refusal | undefined) =>
  schema
    .trim()
    .min(1, missing)
    .check(atMost(longest))
    .meta({ maxLength: longest })
    .refine(isStorable, { params: { refusal: 'text-invalid' } })

/** What a paste brings along is no part of a name, which is shown, mailed and printed on one line. */
const onOneLine = (value: string): string => value.replace(/[\r\n\u2028\u2029]+/g, ' ')

/** One line, trimmed, of at most `longest` characters, with line breaks as blanks; it may be blank. */
export const line = (longest: number) =>
  z
    .string()
    .overwrite(onOneLine)
    .trim()
    .check(atMost(longest))
    .meta({ maxLength: longest })
    .refine(isStorable, { params: { refusal: 'text-invalid' } })

/** Counts characters as people and the database do: an emoji is one, although it is two UTF-16 units. */
const atMost =
  (longest: number) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    if ([...value].length <= longest) return
    issues.push({ code: 'too_big', origin: 'string', maximum: longest, inclusive: true, input: value })
  }

/** The same, optional: missing, `null` and blank all mean nothing. */
export const optionalText = (longest: number) => optional(text(longest))
export const optionalName = (longest: number) => optional(name(longest))

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())

/** A client's own key for a request, so that it can be repeated. */
export const idempotencyKey = optionalText(200)

/** A field that a change may leave as it is, set or empty: missing leaves it, `null` and blank empty it. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).optional()

/** A file field without a file: `null` and blank remove the stored one, any other text changes nothing. */
export const noFile = z
  .preprocess((value) => (isBlank(value) ? null : undefined), z.null().optional())
  .optional()

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** A number as JSON or as a form field; blank is missing rather than zero. */
export const numeric = (schema: z.ZodNumber) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    const trimmed = value.trim()
    return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed === '' ? undefined : value
  }, schema)

/** Yes or no in any of the spellings that forms and programs send: `true`, `1`, `"1"`, `"true"`, `"on"` and their opposites. */
export const flag = z
  .preprocess(
    (value) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? value,
    z.boolean(),
  )
  .meta({
    type: ['boolean', 'integer', 'string'],
    enum: [true, false, 1, 0, '1', '0', 'true', 'false', 'on', 'off'],
  })
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

/** Turns one of the domain's parsers into a schema; its refusal is carried in the issue's `params`. */
export const parsedBy = <T>(parse: (text: string) => Result<T, Refusal>) =>
  z.string().transform((value, context): T => {
    const outcome = parse(value)
    if (outcome.ok) return outcome.value
    context.addIssue({ code: 'custom', params: { refusal: outcome.refusal }, message: outcome.refusal })
    return z.NEVER
  })

/** A date in either of the two accepted forms, `dd-mm-yyyy` or `yyyy-mm-dd`. */
export const calendarDate = parsedBy(parseCalendarDate).meta({ description: '`yyyy-mm-dd` or `dd-mm-yyyy`' })

/** The same, optional: missing and blank mean nothing. */
export const optionalDate = z.preprocess(
  (value) => (isBlank(value) ? undefined : value),
  calendarDate.optional(),
)

/** A time of day, 24-hour or with AM/PM. */
export const clockTime = parsedBy(parseClockTime).meta({ description: '`HH:mm`, or with AM or PM' })

/** A colour as `#rgb` or `#rrggbb`. */
export const colour = parsedBy(parseColour).meta({ description: '`#rgb` or `#rrggbb`' })

/** An amount in an answer, in the landing's currency. */
export const money = z
  .number()
  .multipleOf(0.001)
  .meta({ description: 'In the currency beside it, with at most as many decimals as that has' })

/** The currency of amounts in an answer. */
export const currencyAnswer = z
  .string()
  .meta({ description: 'The currency of the amounts, by its code of ISO 4217', examples: ['USD'] })

/** Minor units as the wire writes them: as people write the amount. */
export const moneyAnswer = (minor: MinorUnits, currency: Currency): number =>
  toMajorUnits({ minor, currency })

/** How often something was changed, in an answer. */
export const revisionAnswer = z.number().int().min(0).meta({ description: 'Raised by every change' })

/** The revision that an edit began with; without it, the edit is stored whatever others changed meanwhile. */
export const revision = numeric(z.number().int().min(0)).optional().meta({
  description:
    'That of the answer which was edited. Where it is no longer the newest, nothing is stored: `changed-meanwhile` with the newest',
})

/** A language of pages and answers. */
export const language = z.enum(LANGUAGES)
export type Language = z.infer<typeof language>

/** A text in every language, in an answer. */
export const localizedAnswer = z.object(inLanguages(() => z.string())).meta({ id: 'LocalizedText' })
