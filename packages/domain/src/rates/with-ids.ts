import type { PlaceId, VehicleId } from '../ids.ts'
import type { Rates } from './rates.ts'

/** What takes the place of the vehicles and places that rates name; undefined for those that are left out. */
export interface IdMap {
  readonly vehicle: (id: VehicleId) => VehicleId | undefined
  readonly place: (id: PlaceId) => PlaceId | undefined
}

/** An id without a successor, and where the rates name it, as `extras.0.vehicles.1`. */
export interface MissingId {
  readonly path: string
  readonly kind: 'vehicle' | 'place'
  readonly id: number
}

/**
 * Rates with other ids of vehicles and places. What was said of a missing one alone is left out; a list that is for
 * some vehicles stays one, even where none of them is left.
 */
export function withIds(rates: Rates, map: IdMap): { rates: Rates; missing: MissingId[] } {
  const missing: MissingId[] = []
  const found = <Id extends number>(
    kind: MissingId['kind'],
    id: Id,
    path: string,
    lookUp: (id: Id) => Id | undefined,
  ): Id | undefined => {
    const successor = lookUp(id)
    if (successor === undefined) missing.push({ path, kind, id })
    return successor
  }
  const vehicle = (id: VehicleId, path: string) => found('vehicle', id, path, map.vehicle)
  const place = (id: PlaceId, path: string) => found('place', id, path, map.place)

  const some = <Id>(ids: readonly Id[], path: string, read: (id: Id, path: string) => Id | undefined): Id[] =>
    ids.flatMap((id, n) => read(id, `${path}.${n}`) ?? [])
  const limited = <T extends { readonly vehicles: readonly VehicleId[] | null }>(
    list: readonly T[],
    path: string,
  ) =>
    list.map((one, n) => ({
      ...one,
      vehicles: one.vehicles && some(one.vehicles, `${path}.${n}.vehicles`, vehicle),
    }))
  /** Entries for one vehicle each, or for all others where it is null. */
  const each = <T extends { readonly vehicleId: VehicleId | null }>(list: readonly T[], path: string): T[] =>
    list.flatMap((one, n) => {
      if (one.vehicleId === null) return [one]
      const vehicleId = vehicle(one.vehicleId, `${path}.${n}.vehicleId`)
      return vehicleId === undefined ? [] : [{ ...one, vehicleId }]
    })

  const mapped: Rates = {
    ...rates,
    prices: each(rates.prices, 'prices'),
    extras: limited(rates.extras, 'extras'),
    fees: limited(rates.fees, 'fees').map((fee, n) => ({
      ...fee,
      places: some(fee.places, `fees.${n}.places`, place),
    })),
    oneWay: {
      ...rates.oneWay,
      pairs: rates.oneWay.pairs.flatMap((pair, n) => {
        const from = place(pair.from, `oneWay.pairs.${n}.from`)
        const to = place(pair.to, `oneWay.pairs.${n}.to`)
        return from === undefined || to === undefined ? [] : [{ ...pair, from, to }]
      }),
    },
    drivers: { ...rates.drivers, vehicles: each(rates.drivers.vehicles, 'drivers.vehicles') },
    offers: limited(rates.offers, 'offers'),
    questions: limited(rates.questions, 'questions'),
    deposit: each(rates.deposit, 'deposit'),
    mileage: each(rates.mileage, 'mileage'),
    rules: { ...rates.rules, vehicles: each(rates.rules.vehicles, 'rules.vehicles') },
  }
  return { rates: mapped, missing }
}
