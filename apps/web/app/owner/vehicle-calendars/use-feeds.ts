import { listFeeds } from '@nelly/contract/feeds/feeds'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** A vehicle of a landing. */
export interface VehicleIds {
  readonly landingId: number
  readonly vehicleId: number
}

/** How soon a calendar that is being read is asked for again, in milliseconds, and any other. */
const SOON = 2_000
const LATER = 30_000

/** The parameters of a vehicle's calls. */
export const paramsOf = ({ landingId, vehicleId }: VehicleIds) => ({
  landingId: landingId as LandingId,
  vehicleId: vehicleId as VehicleId,
})

const keyOf = ({ vehicleId }: VehicleIds) => ['feeds', vehicleId]

/** The calendars of a vehicle; read again while one of them is read for the first time. */
export const useFeeds = (ids: VehicleIds) =>
  useQuery({
    ...callQuery(keyOf(ids), listFeeds, { params: paramsOf(ids) }),
    refetchInterval: ({ state }) =>
      state.data?.feeds.some(({ lookedAt }) => lookedAt === null) ? SOON : LATER,
  })
