import { parseCalendarDate } from '@nelly/domain/wall-clock'
import { deviceToday } from '../reservations/device-today.ts'
import { saying, useAddress } from '../ui/use-address.ts'

/** The day of the sheet, `yyyy-mm-dd`, from the address; today by default. */
export function useDay(): [string, (day: string | undefined) => void] {
  const [address, change] = useAddress()
  const parsed = parseCalendarDate(address.get('day') ?? '')
  return [parsed.ok ? parsed.value : deviceToday(), (day) => change(saying({ day: day || undefined }))]
}
