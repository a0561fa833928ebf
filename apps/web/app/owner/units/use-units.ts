import {
  countUnits,
  listUnits,
  MAX_UNIT_SEARCH,
  MAX_UNITS_PER_PAGE,
  type OwnedUnit,
  ownedUnit,
  type UnitState,
  unitsOfLandingQuery,
  unitsQuery,
} from '@nelly/contract/units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi, pageOf } from '../session/call.ts'

/** The size of a page. */
export const PER_PAGE = 25

/** What units are asked for. */
interface UnitWish {
  search: string
  state: UnitState | undefined
  landing: number | undefined
  page: number
}

/** A page of the units that match, by landing, vehicle and number, and how many there are on all pages. */
export const useUnitPage = (wish: UnitWish) =>
  useQuery({
    queryKey: ['units', 'list', wish],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const search = wish.search.trim().slice(0, MAX_UNIT_SEARCH) || undefined
      const query = unitsQuery({ ...wish, search, size: PER_PAGE })
      const { items, total = 0, hasNext } = await pageOf(listUnits, { query, signal })
      return { units: items.map(ownedUnit), total, hasNext }
    },
  })

/** How many units of a landing, or of all, are in each state. */
export const useUnitCounts = (landing: number | undefined) =>
  useQuery({
    queryKey: ['units', 'counts', landing],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(countUnits, { query: unitsOfLandingQuery(landing), signal }),
  })

/** All units of a vehicle, by number. */
export const useUnitsOf = (vehicle: number) =>
  useQuery({
    queryKey: ['units', 'vehicle', vehicle],
    queryFn: async ({ signal }) => {
      const units: OwnedUnit[] = []
      for (let page = 1, hasNext = true; hasNext; page += 1) {
        const query = unitsQuery({ vehicle, page, size: MAX_UNITS_PER_PAGE })
        const read = await pageOf(listUnits, { query, signal })
        units.push(...read.items.map(ownedUnit))
        hasNext = read.hasNext
      }
      return units
    },
  })

/** What names a unit in the address. */
export const unitKey = ({ vehicleId, number }: Pick<OwnedUnit, 'vehicleId' | 'number'>): string =>
  `${vehicleId}-${number}`

/** The unit of a key, whichever page it is on: as it is `listed` where the page has it, and as it was read as long as it is open. */
export function useOpenedUnit(key: string | null, listed: OwnedUnit | undefined) {
  const [vehicle = 0, number = 0] = (key ?? '').split('-').map(Number)
  const isKey = Number.isSafeInteger(vehicle) && Number.isSafeInteger(number) && vehicle > 0 && number > 0
  return useQuery({
    queryKey: ['units', 'one', key],
    enabled: isKey,
    initialData: listed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [unit] = await callApi(listUnits, { query: unitsQuery({ vehicle, number }), signal })
      return unit ? ownedUnit(unit) : null
    },
  })
}
