import type { DeskReservation } from '@nelly/contract/reservations/desk'
import { IconMapPin } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** Where the unit of a reservation is, where it is not where it is to be picked up; nothing where it is. */
export function UnitElsewhere({ unit }: { unit: DeskReservation['unitElsewhere'] | undefined }) {
  const t = useWords('reservationUnit')
  if (!unit) return null
  return (
    <strong className="line">
      <IconMapPin size={16} aria-hidden="true" />
      {t(unit.isOut ? 'comesBackTo' : 'isAt', { place: unit.place })}
    </strong>
  )
}
