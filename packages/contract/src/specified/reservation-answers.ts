import { currency } from '@nelly/domain/currency'
import { minorUnits, toMinorUnits } from '@nelly/domain/money'
import { OPERATOR_CANCELLATION_REASONS } from '@nelly/domain/reservations/operator-cancellation'
import { RESERVATION_STATUSES } from '@nelly/domain/reservations/reservation-status'
import { STEPS } from '@nelly/domain/reservations/steps'
import { z } from 'zod'
import {
  CANCELLERS,
  givenAnswer,
  type ListedReservation,
  type OwnedReservation,
} from '../reservations/reservation.ts'
import { currencyAnswer, idAnswer, money, moneyAnswer } from '../wire.ts'
import { quoteAnswer, toQuoteAnswer } from './quotes.ts'
import { ownedUnit, toUnitOfReservation, unitOfReservation } from './reserved-unit.ts'

/** An instant of a reservation's life; null where it has none. */
const instant = (description: string) => z.iso.datetime().nullable().meta({ description })

export const reservationAnswer = z
  .object({
    id: idAnswer,
    reference: z.string(),
    id_landing: idAnswer,
    name_landing: z.string(),
    url_landing: z.string(),
    id_vehicle: idAnswer,
    url_vehicle: z.string(),
    avatar_url: z.string().nullable().meta({ description: "The URL of the vehicle's first picture" }),
    vehicle: z.object({ name: z.string() }),
    landing: z.object({ logo: z.string(), display_name: z.string() }),
    number_person: z.number().int(),
    number_bag: z.number().int(),
    driver_age: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'In years at the pickup; `null` where it was not told' }),
    driver_age_asked: z.boolean().meta({
      description: 'Whether the rates ask for the age: if it was not told, no fee of ages was added',
    }),
    additional_drivers: z.number().int(),
    name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    email: z.string(),
    description: z.string().nullable(),
    place_of_departure: z.string(),
    arrival_place: z.string(),
    date_of_departure: z.iso.date(),
    time_of_departure: z.string(),
    date_of_arrival: z.iso.date(),
    time_of_arrival: z.string(),
    total_price: money,
    currency: currencyAnswer,
    quote: quoteAnswer,
    created_at: z.iso.datetime(),
    status: z.enum(RESERVATION_STATUSES).meta({ description: 'Where it stands' }),
    possible_steps: z.array(z.enum(STEPS)).meta({
      description:
        'The steps that its operator may take from here; `cancel` and `no_show` by the call that cancels',
    }),
    overdue: z.boolean().meta({ description: 'Whether the vehicle is out past its return' }),
    revision: z.number().int().nonnegative().meta({
      description: 'Raised by each change: a step that was chosen at an older one is refused',
    }),
    answer_by: instant('Until when a request waits for the answer of its operator'),
    out_at: instant('When the vehicle was handed over'),
    returned_at: instant('When the vehicle came back'),
    cancelled_at: instant('When it was cancelled or declined, or expired'),
    cancelled_by: z.enum(CANCELLERS).nullable().meta({
      description: 'Who cancelled or declined it; `null` for one that expired',
    }),
    cancellation_reason: z
      .enum(OPERATOR_CANCELLATION_REASONS)
      .nullable()
      .meta({ description: 'Why its operator cancelled it' }),
    cancellation_note: z
      .string()
      .nullable()
      .meta({ description: "The operator's note to the customer about the cancellation" }),
    cancellation_fee: money.nullable().meta({ description: 'The fee for a cancelled one' }),
    balance_due: money.optional().meta({
      description: 'What is due, below zero where too much was paid; for its owner alone',
    }),
    held_deposit: money.optional().meta({ description: 'For its owner alone' }),
    erased_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the customer had their personal data erased' }),
    answers: z.array(givenAnswer).optional().meta({
      description: 'What was answered to the landing’s own questions; for its owner alone',
    }),
    unit: unitOfReservation.optional().meta({ description: 'The unit that it has; for its owner alone' }),
    customer: z
      .object({
        id: idAnswer,
        do_not_rent: z
          .string()
          .nullable()
          .meta({ description: 'Why its operator does not want to rent to them; `null` while they do' }),
      })
      .nullish()
      .meta({ description: 'Who reserved, for its owner alone; `null` once the personal data is erased' }),
  })
  .meta({ id: 'Reservation' })
export type ReservationAnswer = z.infer<typeof reservationAnswer>

/** A reservation as specified calls answer it; `origin` is that of its links. */
export function toReservationAnswer(reservation: OwnedReservation, origin: string): ReservationAnswer {
  const { landing, pickup, cancelled, unit, customer, currency } = reservation
  const landingUrl = `${origin}/${landing.name}`
  return {
    id: reservation.id,
    reference: reservation.reference,
    id_landing: reservation.landingId,
    name_landing: landing.name,
    url_landing: landingUrl,
    id_vehicle: reservation.vehicleId,
    url_vehicle: `${landingUrl}/vehicles/${reservation.vehicleId}`,
    avatar_url: reservation.picture && `${origin}${STORAGE}${reservation.picture}`,
    vehicle: { name: reservation.vehicleName },
    landing: { logo: landing.logo, display_name: landing.displayName },
    number_person: reservation.persons,
    number_bag: reservation.bags,
    driver_age: reservation.driverAge,
    driver_age_asked: reservation.isAgeAsked,
    additional_drivers: reservation.additionalDrivers,
    name: reservation.firstName,
    last_name: reservation.lastName,
    phone: reservation.phone,
    email: reservation.email,
    description: reservation.comment,
    place_of_departure: pickup.place,
    arrival_place: reservation.return.place,
    date_of_departure: pickup.date,
    time_of_departure: pickup.time,
    date_of_arrival: reservation.return.date,
    time_of_arrival: reservation.return.time,
    total_price: moneyAnswer(reservation.total, currency),
    currency,
    quote: toQuoteAnswer(reservation.quote),
    created_at: reservation.createdAt,
    status: reservation.status,
    possible_steps: [...reservation.possibleSteps],
    overdue: reservation.isOverdue,
    revision: reservation.revision,
    answer_by: reservation.answerBy,
    out_at: reservation.outAt,
    returned_at: reservation.returnedAt,
    cancelled_at: cancelled?.at ?? null,
    cancelled_by: cancelled?.by ?? null,
    cancellation_reason: cancelled?.reason ?? null,
    cancellation_note: cancelled?.note ?? null,
    cancellation_fee: cancelled && moneyAnswer(cancelled.fee, currency),
    balance_due: moneyAnswer(minorUnits(reservation.balance), currency),
    held_deposit: moneyAnswer(minorUnits(reservation.held), currency),
    erased_at: reservation.erasedAt,
    answers: [...reservation.answers],
    ...(unit && { unit: toUnitOfReservation(unit) }),
    customer: customer && { id: customer.id, do_not_rent: customer.doNotRentReason },
  }
}

/** The same without what is for its owner alone. */
export const forVisitors = ({
  answers: _answers,
  unit: _unit,
  customer: _customer,
  balance_due: _balance,
  held_deposit: _held,
  ...visitors
}: ReservationAnswer): ReservationAnswer => visitors

/** Parses a reservation of a list. */
export const listedReservation = (answer: ReservationAnswer): ListedReservation => ({
  id: answer.id,
  reference: answer.reference,
  landingId: answer.id_landing,
  landing: {
    name: answer.name_landing,
    displayName: answer.landing.display_name,
    logo: answer.landing.logo,
  },
  vehicleId: answer.id_vehicle,
  vehicleName: answer.vehicle.name,
  picture: answer.avatar_url && storedPath(answer.avatar_url),
  firstName: answer.name,
  lastName: answer.last_name,
  email: answer.email,
  phone: answer.phone,
  comment: answer.description,
  answers: answer.answers ?? [],
  persons: answer.number_person,
  bags: answer.number_bag,
  driverAge: answer.driver_age,
  isAgeAsked: answer.driver_age_asked,
  additionalDrivers: answer.additional_drivers,
  pickup: {
    place: answer.place_of_departure,
    date: answer.date_of_departure,
    time: answer.time_of_departure,
  },
  return: { place: answer.arrival_place, date: answer.date_of_arrival, time: answer.time_of_arrival },
  quote: answer.quote,
  currency: currency(answer.currency),
  total: toMinorUnits(answer.total_price, currency(answer.currency)),
  createdAt: answer.created_at,
  status: answer.status,
  possibleSteps: answer.possible_steps,
  isOverdue: answer.overdue,
  revision: answer.revision,
  answerBy: answer.answer_by,
  outAt: answer.out_at,
  returnedAt: answer.returned_at,
  cancelled: answer.cancelled_at
    ? {
        at: answer.cancelled_at,
        fee: toMinorUnits(answer.cancellation_fee ?? 0, currency(answer.currency)),
        by: answer.cancelled_by,
        reason: answer.cancellation_reason,
        note: answer.cancellation_note,
      }
    : null,
  balance: toMinorUnits(answer.balance_due ?? 0, currency(answer.currency)),
  held: toMinorUnits(answer.held_deposit ?? 0, currency(answer.currency)),
  erasedAt: answer.erased_at,
  unit: answer.unit ? ownedUnit(answer.unit) : null,
  customer: answer.customer ? { id: answer.customer.id, doNotRentReason: answer.customer.do_not_rent } : null,
})

/** The path of a stored picture, taken from its whole address. */
const storedPath = (address: string): string => address.slice(address.indexOf(STORAGE) + STORAGE.length)
const STORAGE = '/storage/'
