import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { minorUnits, toMajorUnits } from '@nelly/domain/money'
import { MAX_ADJUSTMENTS } from '@nelly/domain/rates/adjusted-quote'
import { MAX_PARTY } from '@nelly/domain/search/search'
import { z } from 'zod'
import { chosenExtras, email, person, phone } from '../booking-fields.ts'
import { currencyCode, shownMoney } from '../rates/schemas/fields.ts'
import { additionalDrivers, discountCode, driverAge } from '../rates/wish.ts'
import type { Refusal } from '../refusals/refusals.ts'
import { RULE_REFUSALS } from '../refusals/rule-refusals.ts'
import {
  calendarDate,
  clearable,
  clockTime,
  flag,
  language,
  name,
  numeric,
  text,
  unitNumber,
  vehicleId,
} from '../wire.ts'

/** The largest adjustment, as people write it. */
const MAX_ADJUSTMENT = 10_000_000

/** Characters of the reason of an adjustment, and of a rule that is overridden. */
const MAX_REASON = 200

/** What an operator adds to a price or takes off it. */
const adjustments = z
  .object({
    currency: currencyCode,
    lines: z
      .array(
        z.object({
          amount: z
            .number()
            .int()
            .meta({ description: 'In minor units of the currency; negative for a discount' })
            .transform(minorUnits),
          reason: text(MAX_REASON).meta({ description: 'Shown to the customer as the line of the price' }),
        }),
      )
      .max(MAX_ADJUSTMENTS),
  })
  .refine(
    ({ currency, lines }) =>
      lines.every(({ amount }) => Math.abs(toMajorUnits({ minor: amount, currency })) <= MAX_ADJUSTMENT),
    { path: ['lines'] },
  )
  .meta({ description: 'All of them, in place of the former ones; in the currency of the price' })

/** What an operator says of a trip. */
export const tripFields = {
  vehicle: vehicleId,
  unit: numeric(unitNumber).meta({ description: 'From 1' }),
  pickupDate: calendarDate,
  pickupTime: clockTime,
  returnDate: calendarDate,
  returnTime: clockTime,
  pickupPlace: name(MAX_PLACE_LENGTH),
  returnPlace: name(MAX_PLACE_LENGTH),
  extras: chosenExtras,
  driverAge: clearable(driverAge).meta({ description: 'In years, at pickup' }),
  additionalDrivers,
  discountCode: clearable(discountCode).meta({ description: '`null` and blank for none' }),
  adjustments,
}

/** What an operator says of who rents. */
export const guestFields = {
  persons: numeric(z.number().int().min(1).max(MAX_PARTY)),
  bags: numeric(z.number().int().min(0).max(99)),
  comment: clearable(text(1000)),
  firstName: person,
  lastName: person,
  phone,
  email,
  language: language.meta({ description: 'Of its mails, its calendar file and the pages of its visitor' }),
}

/** What an operator says of saving it. */
export const savingFields = {
  override: z
    .object({ reason: text(MAX_REASON).meta({ description: 'Why the broken rules do not hold this time' }) })
    .nullish()
    .meta({ description: 'Needed where a rule of the landing is broken' }),
  expectedTotal: shownMoney.nullish().meta({
    description: 'The total that was shown: at another one nothing is stored',
  }),
  notify: flag.default(true).meta({ description: 'Whether the customer is told by mail' }),
}

/** Why an operator's trip can't be had, be it a change or a new reservation. */
export const DESK_REFUSALS = [
  'vehicle-not-found',
  'unit-not-found',
  'vehicle-not-available',
  ...RULE_REFUSALS,
  'rule-refused',
  'extra-unknown',
  'extra-quantity-invalid',
  'extra-out-of-stock',
  'discount-code-invalid',
  'adjustment-too-large',
  'discount-not-allowed',
  'adjustment-nothing',
  'adjustment-other-currency',
  'price-changed',
  'phone-invalid',
] as const satisfies readonly Refusal[]
