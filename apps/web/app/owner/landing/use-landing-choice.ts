import { saying, useAddress } from '../ui/use-address.ts'
import { landingUsedLast, startingLanding } from './starting-landing.ts'
import { useLandings } from './use-landings.ts'

/** The landings, and which one the address names; undefined where it names none of them. */
export function useLandingChoice() {
  const [address, change] = useAddress()
  const landings = useLandings()
  const landingId = Number(address.get('landing'))
  return {
    landings,
    chosen: landings.data?.find(({ id }) => id === landingId),
    /** What a screen of one landing begins with where the address names none. */
    starting: startingLanding(landings.data ?? [], landingUsedLast()),
    // A vehicle that a filter names is of the landing before.
    choose: (landing: number | undefined) => change(saying({ landing, vehicle: undefined })),
  }
}
