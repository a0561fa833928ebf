import { saying, useAddress } from '../ui/use-address.ts'
import { useLandings } from './use-landings.ts'

/** The landings, and which one the address names; undefined where it names none of them. */
export function useLandingChoice() {
  const [address, change] = useAddress()
  const landings = useLandings()
  const landingId = Number(address.get('landing'))
  return {
    landings,
    chosen: landings.data?.find(({ id }) => id === landingId),
    // A vehicle that a filter names is of the landing before.
    choose: (landing: number | undefined) => change(saying({ landing, vehicle: undefined })),
  }
}
