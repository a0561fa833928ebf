import { useSearchParams } from 'react-router'
import { deviceToday } from '../reservations/device-today.ts'
import { type FleetWindow, windowIn } from './fleet-window.ts'

/** The days that the calendar shows, kept in the address; `undefined` leads back to this week. */
export function useFleetWindow(): [FleetWindow, (change: Partial<FleetWindow>) => void] {
  const [address, setAddress] = useSearchParams()
  const change = (changed: Partial<FleetWindow>) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changed)) {
          if (value === undefined) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [windowIn(address, deviceToday()), change]
}
