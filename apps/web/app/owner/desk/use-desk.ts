import { readDesk } from '@nelly/contract/reservations/desk'
import type { LandingId } from '@nelly/domain/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** How often the desk is read again: what is late is told in minutes. */
const EVERY_MILLISECONDS = 60_000

/** What there is to do now, of one landing or of all; it refreshes itself. */
export const useDesk = (landing: number | undefined, enabled = true) =>
  useQuery({
    ...callQuery(['desk', landing], readDesk, { query: { landingId: landing as LandingId | undefined } }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MILLISECONDS,
  })
