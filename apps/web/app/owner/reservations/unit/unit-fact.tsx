import { Anchor } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { useState } from 'react'
import { useMay } from '../../roles/use-membership.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { UnitChoice } from './unit-choice.tsx'

/** The unit that a reservation has, among its facts; another one can be chosen as long as the rental is not over. */
export function UnitFact({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('reservationUnit')
  const [isOpen, open] = useState(false)
  const mayChoose = useMay('chooseUnit')
  const { unit, cancelled, state } = reservation
  if (!unit) return null
  const close = () => open(false)
  return (
    <div>
      <dt>{t('unit')}</dt>
      <dd>
        {unit.plate ?? t('number', { unit: unit.number })}
        {unit.isPinned && ` · ${t('pinned')}`}{' '}
        {mayChoose && !cancelled && state !== 'over' && (
          <Anchor component="button" type="button" inherit onClick={() => open(true)}>
            {t('choose')}
          </Anchor>
        )}
        <TitledDialog opened={isOpen} onClose={close} title={t('title')}>
          <UnitChoice reservation={reservation} unit={unit} onDone={close} />
        </TitledDialog>
      </dd>
    </div>
  )
}
