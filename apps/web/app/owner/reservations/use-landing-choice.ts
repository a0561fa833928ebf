import { useSearchParams } from 'react-router'
import { useLandings } from '../landings/use-landings.ts'

/** The landings, and which one the address names; undefined where it names none of them. */
export function useLandingChoice() {
  const [address, setAddress] = useSearchParams()
  const landings = useLandings()
  const asked = Number(address.get('landing'))
  return {
    landings,
    chosen: landings.data?.find(({ id }) => id === asked),
    choose: (id: number | undefined) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current)
          if (id === undefined) next.delete('landing')
          else next.set('landing', String(id))
          return next
        },
        { replace: true },
      ),
  }
}
