import { ownedVehicle } from '@nelly/contract/owned-vehicle'
import { listVehicles, readVehicle } from '@nelly/contract/vehicles'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

const vehiclesKey = (landingId: number) => ['vehicles', landingId]

/** A landing's vehicles. */
export const useVehicles = (landingId: number) =>
  useQuery({
    queryKey: vehiclesKey(landingId),
    queryFn: async ({ signal }) =>
      (await callApi(listVehicles, { params: { landingId }, signal })).map(ownedVehicle),
  })

/** One vehicle of a landing, always as it is now: a form begins with it. */
export const useVehicle = (landingId: number, vehicleId: number) =>
  useQuery({
    queryKey: [...vehiclesKey(landingId), vehicleId],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      ownedVehicle(await callApi(readVehicle, { params: { landingId, vehicleId }, signal })),
  })

/** Everything that shows or counts a landing's vehicles is out of date. */
export const vehiclesChanged = (client: QueryClient, landingId: number): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: vehiclesKey(landingId) }),
    client.invalidateQueries({ queryKey: ['landing', landingId] }),
    client.invalidateQueries({ queryKey: ['landings'] }),
    client.invalidateQueries({ queryKey: ['review'] }),
  ])
