import { Button } from '@mantine/core'
import type { Desk, DeskReservation, ReservationAtRisk } from '@nelly/contract/reservations/desk'
import { withPlate } from '@nelly/domain/units/plate'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { useMay } from '../roles/use-membership.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { CustomerLinks } from './customer-links.tsx'
import css from './desk.module.css'
import { CardFrame } from './desk-card.tsx'
import { useMoveToUnit } from './use-move-to-unit.ts'

interface RiskCardProps {
  risk: ReservationAtRisk
  desk: Desk
  nameLandings: boolean
  onOpen: (reservation: DeskReservation) => void
  /** Opens the form of a change with another vehicle in it. */
  onChange: (reservation: DeskReservation, vehicle: number) => void
}

/** A reservation whose unit is late, with what can be done for its customer. */
export function RiskCard({ risk, desk, nameLandings, onOpen, onChange }: RiskCardProps) {
  const t = useWords('desk')
  const guest = useCustomerName()
  const { move, moving } = useMoveToUnit()
  const mayMove = useMay('chooseUnit')
  const mayChange = useMay('changeReservation')
  const { reservation, lateId, freeUnit, freePlate, freeVehicles } = risk
  const late = desk.overdue.find(({ id }) => id === lateId)
  const name = guest(reservation)
  const unit = freeUnit === null ? '' : withPlate(String(freeUnit), freePlate)
  return (
    <CardFrame
      reservation={reservation}
      end="pickup"
      nameLandings={nameLandings}
      onOpen={onOpen}
      note={
        <>
          {late && <span className={css.late}>{t('heldBy', { name: guest(late) })}</span>}
          {freeUnit === null && (
            <span className="muted">{t(freeVehicles.length === 0 ? 'nothingFree' : 'freeVehicles')}</span>
          )}
        </>
      }
    >
      <CustomerLinks reservation={reservation} />
      {mayMove && freeUnit !== null && (
        <BusyButton
          busy={moving}
          aria-label={t('moveNamed', { unit, name })}
          onClick={() => move(reservation, freeUnit)}
        >
          {t('move', { unit })}
        </BusyButton>
      )}
      {mayChange &&
        freeUnit === null &&
        freeVehicles.map((vehicle) => (
          <Button
            key={vehicle.id}
            variant="default"
            aria-label={t('changeToNamed', { vehicle: vehicle.name, name })}
            onClick={() => onChange(reservation, vehicle.id)}
          >
            {t('changeTo', { vehicle: vehicle.name })}
          </Button>
        ))}
    </CardFrame>
  )
}
