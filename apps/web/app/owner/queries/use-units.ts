import { PAGE_SIZE } from '@nelly/contract/page-size'
import {
  countUnits,
  listUnitPlaces,
  listUnits,
  MAX_UNIT_SEARCH,
  MAX_UNITS_PER_PAGE,
  type OwnedUnit,
  type UnitState,
} from '@nelly/contract/units/units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi, pageOf } from '../session/call.ts'
import { callQuery, pageQuery } from '../session/call-query.ts'

/** The size of a page. */
export const PER_PAGE = 25

/** What units are asked for. */
interface UnitWish {
  search: string
  state: UnitState | undefined
  landingId: number | undefined
  page: number
}

/** A page of the units that match, by landing, vehicle and number, and how many there are on all pages. */
export function useUnitPage(wish: UnitWish) {
  const search = wish.search.trim().slice(0, MAX_UNIT_SEARCH) || undefined
  const query = { ...wish, search, [PAGE_SIZE]: PER_PAGE }
  return useQuery(pageQuery(['units', 'list', wish], listUnits, { query }))
}

/** How many units of a landing, or of all, are in each state. */
export const useUnitCounts = (landingId: number | undefined) =>
  useQuery({
    ...callQuery(['units', 'counts', landingId], countUnits, { query: { landingId } }),
    placeholderData: keepPreviousData,
  })

/** The places where a unit can be put. */
export const useUnitPlaces = () => useQuery(callQuery(['units', 'places'], listUnitPlaces))

/** All units of a vehicle, by number, or of a landing: read anew for each form, as an older revision would be refused. */
export const useUnitsOf = (of: { vehicleId: number } | { landingId: number }) =>
  useQuery({
    queryKey: ['units', 'all', of],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const units: OwnedUnit[] = []
      for (let page = 1, hasNext = true; hasNext; page += 1) {
        const query = { ...of, page, [PAGE_SIZE]: MAX_UNITS_PER_PAGE }
        const read = await pageOf(listUnits, { query, signal })
        units.push(...read.items)
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
  const [vehicleId = 0, number = 0] = (key ?? '').split('-').map(Number)
  const isKey = Number.isSafeInteger(vehicleId) && Number.isSafeInteger(number) && vehicleId > 0 && number > 0
  return useQuery({
    queryKey: ['units', 'one', key],
    enabled: isKey,
    initialData: listed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [unit] = await callApi(listUnits, { query: { vehicleId, number }, signal })
      return unit ?? null
    },
  })
}
