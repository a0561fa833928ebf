import { expiringPaper, listExpiringPapers, unitsOfLandingQuery } from '@nelly/contract/units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The papers of units that have expired or soon do, of one landing or of all, the earliest first. */
export const useExpiringPapers = (landing: number | undefined) =>
  useQuery({
    queryKey: ['units', 'expiring', landing],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = unitsOfLandingQuery(landing)
      return (await callApi(listExpiringPapers, { query, signal })).map(expiringPaper)
    },
  })
