import { MAX_TURNAROUND_MINUTES } from '@nelly/domain/availability/turnaround'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { z } from 'zod'
import { MAX_DESCRIPTION, MAX_NAME } from '../fields.ts'
import {
  amount,
  documentId,
  listOf,
  localized,
  orNull,
  ownId,
  perVehicle,
  positiveAmount,
  positiveShare,
  share,
  wholeDays,
} from './fields.ts'

const age = z.number().int().min(16).max(99)
const turnaround = z.number().int().min(0).max(MAX_TURNAROUND_MINUTES)

const cancellationFee = {
  amount: orNull(amount),
  percent: orNull(share).meta({ description: 'Of the total, in hundredths of a percent' }),
  days: orNull(z.number().int().min(0).max(365)).meta({ description: "Days at the rental's price" }),
}

const listedPrice = z
  .strictObject({ code: ownId, name: localized(MAX_NAME), amount, taxable: z.boolean().default(true) })
  .meta({ id: 'ListedPrice' })

/** What is around the price: one-way rentals, drivers, prepayment, deposit, cancellation, mileage, fuel, list of prices, lengths. */
export const termFields = {
  oneWay: z
    .strictObject({
      amount: amount.default(0).meta({ description: 'Between places that are no pair of the list' }),
      pairs: listOf(
        z.strictObject({
          from: documentId,
          to: documentId,
          amount: orNull(amount),
          forbidden: z.boolean().default(false),
        }),
        400,
      ),
    })
    .prefault({}),
  outOfHours: orNull(
    z.strictObject({ maxAmount: orNull(amount).meta({ description: 'For pickup and return together' }) }),
  ),
  drivers: z
    .strictObject({
      askAge: z.boolean().default(false),
      minAge: orNull(age),
      maxAge: orNull(age),
      vehicles: perVehicle(z.strictObject({ vehicleId: documentId, minAge: age })),
      licenseYears: orNull(z.number().int().min(0).max(50)),
    })
    .prefault({}),
  prepayment: orNull(
    z.strictObject({
      percent: orNull(positiveShare),
      amount: orNull(positiveAmount),
      instructions: localized(MAX_DESCRIPTION).optional().meta({
        description: 'How and by when it is paid, and what happens if it is not. Without it: the usual words',
      }),
    }),
  ).meta({ description: 'Of the total, never above it' }),
  deposit: perVehicle(z.strictObject({ vehicleId: orNull(documentId), amount })).meta({
    description: 'A hold, no part of the total. `vehicleId` `null`: all others',
  }),
  cancellation: z
    .strictObject({
      earlier: z.strictObject(cancellationFee).optional(),
      within: z
        .array(z.strictObject({ hours: z.number().int().min(1).max(8760), ...cancellationFee }))
        .max(10)
        .optional(),
      afterPickup: z.union([z.literal('all'), z.strictObject(cancellationFee)]).default('all'),
    })
    .prefault({})
    .meta({
      description: 'Left out: as in the default document, or nothing where the currency is no dollar',
    }),
  mileage: perVehicle(
    z.strictObject({
      vehicleId: orNull(documentId),
      kmPerDay: orNull(z.number().int().min(0).max(10_000)).meta({ description: '`null`: any number' }),
      perExtraKm: orNull(amount),
    }),
  ),
  fuel: orNull(
    z.strictObject({
      perEighth: amount.meta({ description: 'For each eighth of the tank that is missing at the return' }),
      serviceFee: amount.default(0).meta({ description: 'Once, where any is missing' }),
      taxable: z.boolean().default(true),
    }),
  ).meta({ description: 'No part of the price of a booking. `null`: nothing is charged' }),
  priceList: listOf(listedPrice, 40).meta({
    description: 'What may be charged at the return, no part of the price of a booking',
  }),
  rules: z
    .strictObject({
      leadMinutes: z
        .number()
        .int()
        .min(0)
        .max(60 * 24 * 365)
        .default(DEFAULT_RATES.rules.leadMinutes),
      horizonDays: orNull(z.number().int().min(1).max(730)).meta({ description: '`null`: two years' }),
      minDays: wholeDays.default(DEFAULT_RATES.rules.minDays),
      maxDays: wholeDays.default(DEFAULT_RATES.rules.maxDays),
      vehicles: perVehicle(
        z.strictObject({
          vehicleId: documentId,
          minDays: orNull(wholeDays),
          turnaroundMinutes: orNull(turnaround),
        }),
      ),
      turnaroundMinutes: turnaround.default(DEFAULT_RATES.rules.turnaroundMinutes),
    })
    .prefault({}),
}
