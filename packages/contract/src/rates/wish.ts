import type { PriceDetails } from '@nelly/domain/booking'
import { MAX_ADDITIONAL_DRIVERS } from '@nelly/domain/rates/largest-total'
import { wallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { MAX_PLACE_LENGTH } from '../locations.ts'
import { calendarDate, clockTime, landingId, line, numeric, text, vehicleId } from '../wire.ts'
import { ownId } from './fields.ts'

/** What a price may depend on beside vehicle and trip. */
export const priceDetailFields = {
  driver_age: numeric(z.number().int().min(16).max(99))
    .nullish()
    .meta({ description: 'In years, at pickup' }),
  additional_drivers: numeric(z.number().int().min(0).max(MAX_ADDITIONAL_DRIVERS)).nullish(),
  discount_code: line(40).nullish(),
}

/** The same in our words; what was not told is left out. */
export const toPriceDetails = (body: z.output<z.ZodObject<typeof priceDetailFields>>): PriceDetails => ({
  ...(typeof body.driver_age === 'number' && { driverAge: body.driver_age }),
  ...(body.additional_drivers && { additionalDrivers: body.additional_drivers }),
  ...(body.discount_code && { discountCode: body.discount_code }),
})

/** What a visitor would book, without saying who they are. */
export const wishFields = {
  id_vehicle: vehicleId,
  date_of_departure: calendarDate,
  time_of_departure: clockTime,
  date_of_arrival: calendarDate,
  time_of_arrival: clockTime,
  place_of_departure: text(MAX_PLACE_LENGTH),
  arrival_place: text(MAX_PLACE_LENGTH),
  extras: z
    .array(z.object({ code: ownId, quantity: numeric(z.number().int().min(1).max(99)).default(1) }))
    .max(40)
    .default([]),
  ...priceDetailFields,
}

const wishBody = z.object(wishFields)
export const visitorWishBody = wishBody.extend({ id_landing: landingId })

/** A wish in our words. */
export const toWish = (body: z.output<typeof wishBody>) => ({
  vehicle: body.id_vehicle,
  period: {
    pickup: wallClock(body.date_of_departure, body.time_of_departure),
    return: wallClock(body.date_of_arrival, body.time_of_arrival),
  },
  pickupPlace: body.place_of_departure,
  returnPlace: body.arrival_place,
  extras: body.extras,
  ...toPriceDetails(body),
})
export type Wish = ReturnType<typeof toWish>
