import { deviceToday } from '../reservations/device-today.ts'
import { saying, useAddress } from '../ui/use-address.ts'
import { type FleetWindow, windowIn } from './fleet-window.ts'

/** The days of the calendar, stored in the address; `undefined` returns to the current week. */
export function useFleetWindow(): [FleetWindow, (change: Partial<FleetWindow>) => void] {
  const [address, change] = useAddress()
  return [windowIn(address, deviceToday()), (changed) => change(saying(changed))]
}
