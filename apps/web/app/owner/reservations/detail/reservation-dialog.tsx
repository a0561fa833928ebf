import { Button, CloseButton } from '@mantine/core'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { IconTrash } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { Dialog } from '../../ui/dialog.tsx'
import { Thumbnail } from '../../vehicles/vehicle-picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { RentalEndWords } from '../rental-end.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useGuest } from '../use-guest.ts'
import { Contact } from './contact.tsx'
import { PriceLines } from './price-lines.tsx'
import css from './reservation-dialog.module.css'

interface ReservationDialogProps {
  /** The one that is looked at; none keeps the dialog closed. */
  reservation: OwnedReservation | undefined
  onClose: () => void
  onDelete: (reservation: OwnedReservation) => void
}

/** All that is known of one reservation. */
export function ReservationDialog({ reservation, onClose, onDelete }: ReservationDialogProps) {
  const say = useWords('reservation')
  const common = useWords('common')
  const guest = useGuest()
  return (
    <Dialog
      opened={reservation !== undefined}
      onClose={onClose}
      label={reservation ? say('open', { name: guest(reservation) }) : ''}
      className={css.dialog}
    >
      {reservation && (
        <>
          <header className={css.head}>
            <h2 className={css.title}>
              {guest(reservation)} <StateBadge reservation={reservation} />
            </h2>
            <CloseButton size="lg" aria-label={common('close')} onClick={onClose} />
          </header>
          <Body reservation={reservation} />
          <footer className={css.foot}>
            <Button
              variant="default"
              leftSection={<IconTrash size={17} stroke={1.7} aria-hidden="true" />}
              onClick={() => onDelete(reservation)}
            >
              {say('delete')}
            </Button>
            <Button onClick={onClose}>{common('close')}</Button>
          </footer>
        </>
      )}
    </Dialog>
  )
}

/** Moments are told by the operator's own clock. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

function Body({ reservation }: { reservation: OwnedReservation }) {
  const say = useWords('reservation')
  const format = useFormatter()
  const moment = (instant: string) =>
    format.dateTime(new Date(instant), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: HERE,
    })
  return (
    <div className={css.body}>
      {reservation.cancelled && (
        <p className={css.cancelled}>{say('cancelledAt', { moment: moment(reservation.cancelled.at) })}</p>
      )}
      <div className={css.vehicle}>
        <Thumbnail path={reservation.picture} />
        <strong>{reservation.vehicleName}</strong>
      </div>
      <Contact reservation={reservation} />
      <dl className={css.facts}>
        <div>
          <dt>{say('pickup')}</dt>
          <dd>
            <RentalEndWords end={reservation.pickup} />
          </dd>
        </div>
        <div>
          <dt>{say('return')}</dt>
          <dd>
            <RentalEndWords end={reservation.return} />
          </dd>
        </div>
        <div>
          <dt>{say('party')}</dt>
          <dd>{say('partyOf', { persons: reservation.persons, bags: reservation.bags })}</dd>
        </div>
        <div>
          <dt>{say('reference')}</dt>
          <dd className={css.reference}>{reservation.reference}</dd>
        </div>
        <div className={css.wide}>
          <dt>{say('comment')}</dt>
          <dd className={css.comment}>{reservation.comment ?? say('noComment')}</dd>
        </div>
      </dl>
      <PriceLines reservation={reservation} />
      <p className={css.note}>{say('madeAt', { moment: moment(reservation.createdAt) })}</p>
    </div>
  )
}
