import { isPayable, toMinorUnits } from '../money.ts'
import { placeCoded, placeNamed } from '../places/places.ts'
import { maxPricePerDay } from '../rates/price-per-day.ts'
import { MAX_RENTAL_DAYS, realPeriod } from '../rental-period.ts'
import { limitAtDesk } from '../reservations/desk-rules.ts'
import {
  type CalendarDate,
  type ClockTime,
  dateOf,
  timeOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'
import type { FleetLookup } from './fleet-targets.ts'
import type { PlanRefusalCode, RowRefusal } from './planned-row.ts'
import type { ReservationField, ReservationValues } from './reservation-fields.ts'
import type { PresentReservations, ReservationDefaults, SaidReservation } from './reservation-plan.ts'

/** What rows are read with: the fleet, and what is asked once where they lack it. */
export interface RowSetting {
  readonly fleet: FleetLookup
  readonly defaults: ReservationDefaults
  /** Notes that a row lacks it. */
  readonly lack: (field: keyof ReservationDefaults) => void
  /** Whether a cell of the field waits for an answer. */
  readonly isOpen: (field: ReservationField) => boolean
}

/** What a row says of a reservation, and why it can't be made. */
export function reservationSaid(
  values: ReservationValues,
  present: PresentReservations,
  setting: RowSetting,
): SaidReservation & { readonly refusals: readonly RowRefusal[] } {
  const refusals: RowRefusal[] = []
  const refuse = (field: ReservationField, code: PlanRefusalCode, cell?: string) => {
    if (!(code === 'value-missing' && setting.isOpen(field)))
      refusals.push({ field, code, ...(cell !== undefined && { cell }) })
    return undefined
  }
  const { vehicle, unit } = vehicleOf()
  if (values.name === undefined && values.lastName === undefined) refuse('name', 'value-missing')
  const total = totalOf()
  const period = periodOf()
  const isOut = values.isOut === 'yes'
  const isPossible = period !== undefined && !periodRefused(period)
  const { pickupPlace, returnPlace } = placesOf()
  return {
    ...(vehicle && { vehicle }),
    ...(unit && { unit }),
    ...(isPossible && total !== undefined && { rental: { period, total, isOut } }),
    ...(pickupPlace !== undefined && { pickupPlace }),
    ...(returnPlace !== undefined && { returnPlace }),
    refusals,
  }

  function vehicleOf(): Pick<SaidReservation, 'vehicle' | 'unit'> {
    const { plate, brand, model } = values
    const named = setting.fleet.vehiclesNamed(values)
    if (plate !== undefined) {
      const unit = setting.fleet.unitOf(plate)
      if (!unit) return refuse('plate', 'plate-unknown', plate) ?? {}
      const isOfPool = ({ poolId }: { poolId: number }) => poolId === unit.poolId
      const vehicle = named.find(isOfPool) ?? present.vehicles.find(isOfPool)
      return vehicle ? { vehicle, unit } : (refuse('plate', 'vehicle-unknown', plate) ?? {})
    }
    if (model === undefined) return refuse(brand === undefined ? 'plate' : 'model', 'value-missing') ?? {}
    const [vehicle, ...others] = named
    if (vehicle && others.length === 0) return { vehicle }
    return refuse('model', vehicle ? 'vehicle-ambiguous' : 'vehicle-unknown', model) ?? {}
  }

  function totalOf() {
    const { currency } = present
    if (values.total === undefined) return refuse('total', 'value-missing')
    if (!isPayable(values.total, currency)) return refuse('total', 'price-decimals', String(values.total))
    const total = toMinorUnits(values.total, currency)
    const isTooMuch = total > maxPricePerDay(currency) * MAX_RENTAL_DAYS
    return isTooMuch ? refuse('total', 'price-out-of-range', String(values.total)) : total
  }

  function periodOf() {
    const [pickup, back] = [momentOf('pickup'), momentOf('return')]
    return pickup && back && realPeriod({ pickup, return: back }, present.timezone)
  }

  /** The time of a column of its own counts more than that beside the day. */
  function momentOf(field: 'pickup' | 'return'): WallClock | undefined {
    const said = values[field]
    if (said === undefined) return refuse(field, 'value-missing')
    const time = values[`${field}Time`] ?? timeIn(said) ?? askedOnce(`${field}Time`)
    return time === undefined ? undefined : wallClock(dateOf(said as WallClock), time)
  }

  function askedOnce<F extends keyof ReservationDefaults>(field: F): ReservationDefaults[F] | undefined {
    setting.lack(field)
    return setting.defaults[field] ?? refuse(field, 'value-missing')
  }

  function periodRefused(period: NonNullable<ReturnType<typeof periodOf>>): boolean {
    const { now } = present
    const before = refusals.length
    const limit = limitAtDesk({ period, now }, true)?.code
    if (limit === 'return-before-pickup') refuse('return', limit)
    else if (period.return <= now) refuse('return', 'return-past')
    else if (limit === 'period-too-long') refuse('return', limit)
    else if (limit === 'pickup-in-past' || limit === 'pickup-too-far') refuse('pickup', limit)
    else if (!isOut && period.pickup <= now) refuse('isOut', 'out-untold')
    else if (isOut && period.pickup > now) refuse('isOut', 'out-too-early')
    return refusals.length > before
  }

  /** Where it comes back is where it was handed over, unless the row says otherwise. */
  function placesOf(): Pick<SaidReservation, 'pickupPlace' | 'returnPlace'> {
    const { pickupPlaces, returnPlaces } = present.places
    const only = pickupPlaces.length === 1 ? pickupPlaces[0] : undefined
    const said = values.pickupPlace ?? only ?? askedOnce('pickupPlace')
    const pickupPlace = said === undefined ? undefined : named(said, pickupPlaces, 'pickupPlace')
    if (values.returnPlace === undefined)
      return { ...(pickupPlace && { pickupPlace, returnPlace: pickupPlace }) }
    const returnPlace = named(values.returnPlace, [...returnPlaces, ...pickupPlaces], 'returnPlace')
    return { ...(pickupPlace && { pickupPlace }), ...(returnPlace && { returnPlace }) }
  }

  /** A landing without places takes any. */
  function named(said: string, places: readonly string[], field: ReservationField): string | undefined {
    if (places.length === 0) return said
    const choices = places.map((name) => ({ name }))
    const coded = placeCoded(present.codes, said)
    const place = placeNamed(choices, said) ?? (coded && placeNamed(choices, coded.name))
    return place?.name ?? refuse(field, 'place-unknown', said)
  }
}

const timeIn = (said: CalendarDate | WallClock): ClockTime | undefined =>
  said.includes('T') ? timeOf(said as WallClock) : undefined
