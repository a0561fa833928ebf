import { Button, CloseButton } from '@mantine/core'
import type { OwnedReservation, OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import { mileageWords } from '@nelly/contract/payment-rows'
import { IconCalendarCancel, IconTrash } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { ApiProblem } from '../../../api/api-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Thumbnail } from '../../vehicles/vehicle-picture.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { RentalEndWords } from '../rental-end.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useCustomerName } from '../use-customer-name.ts'
import { useDeleteReservation } from '../use-delete-reservation.ts'
import type { OpenedReservation } from '../use-opened-reservation.ts'
import { CancelForm } from './cancel-form.tsx'
import { CancellationTerms } from './cancellation-terms.tsx'
import { Contact } from './contact.tsx'
import { PriceLines } from './price-lines.tsx'
import css from './reservation-dialog.module.css'

/** The details of the open reservation, with its actions. */
export function ReservationDialog({ opened }: { opened: OpenedReservation }) {
  const say = useWords('reservation')
  const common = useWords('common')
  const guest = useCustomerName()
  const { id, details, close } = opened
  const reservation = id === undefined ? undefined : details.data
  const name = reservation && guest(reservation)
  return (
    <Dialog
      opened={id !== undefined}
      onClose={close}
      label={name ? say('open', { name }) : say('details')}
      className={css.dialog}
    >
      {id !== undefined && (
        <>
          <header className={css.head}>
            <h2 className={css.title}>
              {name ?? say('details')} {reservation && <StateBadge reservation={reservation} />}
            </h2>
            <CloseButton size="lg" aria-label={common('close')} onClick={close} />
          </header>
          {details.isPending && <Loading words={common('loading')} />}
          {details.isError && <NotOpened problem={details.error} onRetry={() => details.refetch()} />}
          {reservation && <Opened key={id} reservation={reservation} opened={opened} />}
        </>
      )}
    </Dialog>
  )
}

function NotOpened({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const say = useWords('reservation')
  if (problem instanceof ApiProblem && problem.status === 404) return <p role="alert">{say('gone')}</p>
  return <LoadError error={problem} onRetry={onRetry} />
}

function Opened(props: { reservation: OwnedReservationDetails; opened: OpenedReservation }) {
  const { reservation, opened } = props
  const say = useWords('reservation')
  const common = useWords('common')
  const canCancel = reservation.feeIfCancelled !== null
  const askToDelete = useDeleteReservation(opened.close)
  const toCancel = () => opened.open(reservation.id, 'cancel')
  if (opened.step === 'cancel' && canCancel) {
    const back = () => opened.open(reservation.id)
    return <CancelForm reservation={reservation} onDone={back} onKeep={back} />
  }
  return (
    <>
      <Body reservation={reservation} />
      <footer className={css.foot}>
        <Button
          variant="subtle"
          color="red.8"
          leftSection={<IconTrash size={17} stroke={1.7} aria-hidden="true" />}
          onClick={() => askToDelete(reservation, canCancel ? toCancel : undefined)}
        >
          {say('delete')}
        </Button>
        {canCancel ? (
          <Button
            variant="default"
            leftSection={<IconCalendarCancel size={17} stroke={1.7} aria-hidden="true" />}
            onClick={toCancel}
          >
            {say('cancel')}
          </Button>
        ) : (
          <Button onClick={opened.close}>{common('close')}</Button>
        )}
      </footer>
    </>
  )
}

/** Instants are shown by the operator's own clock. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

function Body({ reservation }: { reservation: OwnedReservationDetails }) {
  const say = useWords('reservation')
  const { quote, currency, feeIfCancelled } = reservation
  const { mileage } = quote.terms
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
        <div className={css.cancelled}>
          <CancelledWords cancelled={reservation.cancelled} moment={moment(reservation.cancelled.at)} />
        </div>
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
        <Drivers reservation={reservation} />
        {mileage && (
          <div>
            <dt>{say('mileage')}</dt>
            <dd>{mileageWords(mileage, currency, storedLanguage())}</dd>
          </div>
        )}
        <div>
          <dt>{say('reference')}</dt>
          <dd className={css.reference}>{reservation.reference}</dd>
        </div>
        <div className={css.wide}>
          <dt>{say('comment')}</dt>
          <dd className={css.comment}>{reservation.comment ?? say('noComment')}</dd>
        </div>
        {feeIfCancelled !== null && (
          <div className={css.wide}>
            <dt>{say('terms')}</dt>
            <dd>
              <CancellationTerms reservation={reservation} />
            </dd>
          </div>
        )}
      </dl>
      <PriceLines reservation={reservation} />
      <p className={css.note}>{say('madeAt', { moment: moment(reservation.createdAt) })}</p>
    </div>
  )
}

/** The driver's age, where it matters or was told, and further drivers. */
function Drivers({ reservation }: { reservation: OwnedReservation }) {
  const say = useWords('reservation')
  const { driverAge, isAgeAsked, additionalDrivers } = reservation
  const words = [
    ...(driverAge === null ? (isAgeAsked ? [say('ageNotTold')] : []) : [say('age', { age: driverAge })]),
    ...(additionalDrivers > 0 ? [say('additionalDrivers', { count: additionalDrivers })] : []),
  ]
  if (words.length === 0) return null
  return (
    <div>
      <dt>{say('driver')}</dt>
      <dd>{words.join(', ')}</dd>
    </div>
  )
}

function CancelledWords(props: { cancelled: NonNullable<OwnedReservation['cancelled']>; moment: string }) {
  const { cancelled, moment } = props
  const say = useWords('reservation')
  const t = useWords('cancellation')
  if (cancelled.by === 'visitor') return say('cancelledAt', { moment })
  return (
    <>
      {say('cancelledByOwner', { moment })} {cancelled.reason && `${t(`reasons.${cancelled.reason}`)}.`}
      {cancelled.note && <blockquote className={css.message}>{cancelled.note}</blockquote>}
    </>
  )
}
