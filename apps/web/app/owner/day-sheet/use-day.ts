import { parseCalendarDate } from '@nelly/domain/wall-clock'
import { useSearchParams } from 'react-router'
import { deviceToday } from '../reservations/device-today.ts'

/** The day of the sheet, `yyyy-mm-dd`, kept in the address; today unless another is chosen. */
export function useDay(): [string, (day: string | undefined) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = parseCalendarDate(address.get('day') ?? '')
  const choose = (day: string | undefined) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        if (day) next.set('day', day)
        else next.delete('day')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [asked.ok ? asked.value : deviceToday(), choose]
}
