import type { LandingId } from '@nelly/domain/ids'
import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { MAX_ADDITIONAL_DRIVERS } from '@nelly/domain/rates/largest-total'
import type { Booking, PriceDetails } from '@nelly/domain/reservations/booking'
import { dateOf, parseWallClock, timeOf, wallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import {
  calendarDate,
  clearable,
  clockTime,
  landingId,
  line,
  name,
  numeric,
  parsedBy,
  vehicleId,
} from '../wire.ts'
import { ownId } from './schemas/fields.ts'

export const driverAge = numeric(z.number().int().min(16).max(99))
export const additionalDrivers = numeric(z.number().int().min(0).max(MAX_ADDITIONAL_DRIVERS))
export const discountCode = line(40)

/** What a price may depend on beside vehicle and trip. */
export const priceDetailFields = {
  driver_age: driverAge.nullish().meta({ description: 'In years, at pickup' }),
  additional_drivers: additionalDrivers.nullish(),
  discount_code: discountCode.nullish(),
}

/** What a price may depend on, as a body has it. */
const fromPriceDetails = ({ driverAge, additionalDrivers, discountCode }: PriceDetails) => ({
  ...(typeof driverAge === 'number' && { driver_age: driverAge }),
  ...(additionalDrivers && { additional_drivers: additionalDrivers }),
  ...(discountCode && { discount_code: discountCode }),
})

/** The same in our words; what was not told is left out. */
const toPriceDetails = (body: z.output<z.ZodObject<typeof priceDetailFields>>): PriceDetails => ({
  ...(typeof body.driver_age === 'number' && { driverAge: body.driver_age }),
  ...(body.additional_drivers && { additionalDrivers: body.additional_drivers }),
  ...(body.discount_code && { discountCode: body.discount_code }),
})

const extras = z
  .array(z.object({ code: ownId, quantity: numeric(z.number().int().min(1).max(99)).default(1) }))
  .max(40)
  .default([])

/** What a visitor would book, without saying who they are. */
const wishFields = {
  id_vehicle: vehicleId,
  date_of_departure: calendarDate,
  time_of_departure: clockTime,
  date_of_arrival: calendarDate,
  time_of_arrival: clockTime,
  place_of_departure: name(MAX_PLACE_LENGTH),
  arrival_place: name(MAX_PLACE_LENGTH),
  extras,
  ...priceDetailFields,
}

const wishBody = z.object(wishFields)
export const visitorWishBody = wishBody.extend({ id_landing: landingId })

const moment = parsedBy(parseWallClock).meta({ description: '`yyyy-mm-ddTHH:mm` at the rental place' })

/** The same as the domain has it. */
export const ownWish = z.strictObject({
  vehicle: vehicleId,
  period: z.strictObject({ pickup: moment, return: moment }),
  pickupPlace: name(MAX_PLACE_LENGTH),
  returnPlace: name(MAX_PLACE_LENGTH),
  extras,
  driverAge: driverAge.nullable().default(null).meta({ description: 'In years, at pickup' }),
  additionalDrivers: additionalDrivers.default(0),
  discountCode: clearable(discountCode).default(null),
})

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

/** The part of a body that says when and where. */
const fromTrip = ({
  period,
  pickupPlace,
  returnPlace,
}: Pick<Wish, 'period' | 'pickupPlace' | 'returnPlace'>) => ({
  date_of_departure: dateOf(period.pickup),
  time_of_departure: timeOf(period.pickup),
  date_of_arrival: dateOf(period.return),
  time_of_arrival: timeOf(period.return),
  place_of_departure: pickupPlace,
  arrival_place: returnPlace,
})

/** A wish as the body of a call. */
export const fromWish = (landing: LandingId, wish: Omit<Wish, 'extras'> & Pick<Booking, 'extras'>) => ({
  id_landing: landing,
  id_vehicle: wish.vehicle,
  ...fromTrip(wish),
  extras: wish.extras.map(({ code, quantity }) => ({ code, quantity })),
  ...fromPriceDetails(wish),
})
