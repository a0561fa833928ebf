import type { CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { withPlate } from '@nelly/domain/units/plate'
import { useShortDay } from '../dates/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import type { BarLook } from './bar-look.ts'
import { useLandingSigns } from './landings/landing-sign.tsx'

/** The name of a bar's customer; blank once it was erased. */
export const nameOf = ({ firstName, lastName }: CalendarBar): string => `${firstName} ${lastName}`.trim()

/** All that a bar shows, in words. */
export function useBarLabel() {
  const t = useWords('calendar')
  const day = useShortDay()
  const landings = useLandingSigns()
  return (
    bar: CalendarBar,
    look: BarLook,
    { vehicle, unit }: { vehicle: CalendarVehicle; unit: CalendarUnit },
  ) => {
    const rental = t(vehicle.units.length > 1 && !unit.plate ? 'barOfUnit' : 'bar', {
      name: nameOf(bar) || t('erased'),
      vehicle: withPlate(vehicle.name, unit.plate),
      unit: unit.unit,
      from: `${day(bar.pickup.date)}, ${bar.pickup.time}`,
      to: `${day(bar.return.date)}, ${bar.return.time}`,
    })
    const landing = landings.get(bar.landingId)?.name
    const more = [
      look === 'confirmed' ? undefined : t(`looks.${look}`),
      bar.turnaroundMinutes > 0 ? t('turnaround', { minutes: bar.turnaroundMinutes }) : undefined,
      bar.isDoNotRent ? t('doNotRent') : undefined,
      bar.isPinned ? t('pinned') : undefined,
      landing ? t('ofLanding', { landing }) : undefined,
    ]
    return [rental, ...more.filter((one) => one !== undefined)].join(', ')
  }
}
