import { useDebouncedValue } from '@mantine/hooks'
import { checkLandingName } from '@nelly/contract/landings/landing-name'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

const PAUSE_MILLISECONDS = 350

/** Whether a name is free, as checked with the server after a pause in typing. */
export interface NameCheck {
  available: boolean
  /** Why the name is refused, in the page's language. */
  refused: string | undefined
}

/** Checks with the server whether a landing may have a name; `landingId` is the landing that is renamed. */
export function useNameCheck(name: string, landingId?: number): NameCheck {
  const [settledName] = useDebouncedValue(name.trim(), PAUSE_MILLISECONDS)
  const isCurrent = settledName === name.trim() && addressFor(settledName).ok
  const { data } = useQuery({
    queryKey: ['landing-name', settledName, landingId],
    queryFn: ({ signal }) =>
      callApi(checkLandingName, {
        params: { userId: ownerId() },
        query: { name: settledName, landingId },
        signal,
      }),
    enabled: isCurrent,
  })
  const answer = isCurrent ? data : undefined
  return { available: answer?.available ?? false, refused: answer?.reason?.message }
}
