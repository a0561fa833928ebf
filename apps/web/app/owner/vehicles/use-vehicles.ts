import { ownedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { listVehicles, readVehicle } from '@nelly/contract/specified/vehicles'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lookAgain } from '../conversions/conversion-counts.ts'
import { callApi } from '../session/call.ts'

const vehiclesKey = (landingId: number) => ['vehicles', landingId]

const vehiclesQuery = (landingId: number) =>
  queryOptions({
    queryKey: vehiclesKey(landingId),
    queryFn: async ({ signal }) =>
      (await callApi(listVehicles, { params: { landingId }, signal })).map(ownedVehicle),
  })

/** A landing's vehicles. */
export const useVehicles = (landingId: number) => useQuery(vehiclesQuery(landingId))

/** The same with pictures: polls the state of conversions while some are waiting. */
export const useShownVehicles = (landingId: number) =>
  useQuery({
    ...vehiclesQuery(landingId),
    refetchInterval: ({ state }) => lookAgain(state.data?.flatMap(({ pictures }) => pictures)),
  })

/** One vehicle of a landing, always fetched: a form is initialised from it, and shows the state of its conversions. */
export const useVehicle = (landingId: number, vehicleId: number) =>
  useQuery({
    queryKey: [...vehiclesKey(landingId), vehicleId],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      ownedVehicle(await callApi(readVehicle, { params: { landingId, vehicleId }, signal })),
    refetchInterval: ({ state }) => lookAgain(state.data?.pictures),
  })
