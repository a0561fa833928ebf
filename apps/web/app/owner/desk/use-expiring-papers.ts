import { listExpiringPapers } from '@nelly/contract/units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The papers of units that have expired or soon do, of one landing or of all, the earliest first. */
export const useExpiringPapers = (landingId: number | undefined) =>
  useQuery({
    queryKey: ['units', 'expiring', landingId],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(listExpiringPapers, { query: { landingId }, signal }),
  })
