import { listUnits, ownedUnit } from '@nelly/contract/units'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** All units of the operator's vehicles, by landing, vehicle and number. */
export const useUnits = () =>
  useQuery({
    queryKey: ['units'],
    queryFn: async ({ signal }) => (await callApi(listUnits, { query: {}, signal })).map(ownedUnit),
  })
