import { Anchor, Button } from '@mantine/core'
import { mileageWords } from '@nelly/contract/reservations/payment-rows'
import type { OwnedReservation, OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { sourceWords } from '@nelly/contract/reservations/source-words'
import { withPlate } from '@nelly/domain/units/plate'
import { IconCalendarCancel, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMoment } from '../../dates/use-moment.ts'
import { sitePath } from '../../paths/site-path.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { useMay } from '../../roles/use-membership.ts'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { LazyContent } from '../../ui/lazy-content.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import { Thumbnail } from '../../vehicles/vehicle-picture.tsx'
import { storedLanguage } from '../../words/language.ts'
import { screenWords } from '../../words/loaded-messages.ts'
import { useWords } from '../../words/use-words.ts'
import { DoNotRentBadge } from '../do-not-rent-badge.tsx'
import { RentalEndWords } from '../rental-end.tsx'
import { UnitFact } from '../unit/unit-fact.tsx'
import { useDeleteReservation } from '../use-delete-reservation.ts'
import type { OpenedReservation } from '../use-opened-reservation.ts'
import { BookedTogether } from './booked-together.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CancellationTerms } from './cancellation-terms.tsx'
import { ChangeWish } from './change-wish.tsx'
import { Contact } from './contact.tsx'
import { PriceLines } from './price-lines.tsx'
import css from './reservation-dialog.module.css'
import { StepsPanel } from './steps-panel.tsx'
import { Timeline } from './timeline.tsx'

const ChangeForm = lazyPart(async () => ({
  default: (await import('../changes/change-form.tsx')).ChangeForm,
}))

const LedgerSection = lazyPart(async () => {
  await ledgerWords()
  return { default: (await import('../../ledger/ledger-section.tsx')).LedgerSection }
})
const ledgerWords = screenWords('ledger')

const PayLinksSection = lazyPart(async () => {
  await paymentsWords()
  return { default: (await import('../../payments/pay-links-section.tsx')).PayLinksSection }
})
const paymentsWords = screenWords('payments')

const ChargesCard = lazyPart(async () => {
  await chargingWords()
  return { default: (await import('./charges-card.tsx')).ChargesCard }
})
const chargingWords = screenWords('charging', 'photographs')

const ContractSection = lazyPart(async () => {
  await ledgerWords()
  return { default: (await import('../../contracts/contract-section.tsx')).ContractSection }
})

const SaleSection = lazyPart(async () => {
  await saleWords()
  return { default: (await import('../../sales/sale-section.tsx')).SaleSection }
})
const saleWords = screenWords('sales', 'customers')

const MessagesSection = lazyPart(async () => {
  await messagesWords()
  return { default: (await import('../../messages/messages-section.tsx')).MessagesSection }
})
const messagesWords = screenWords('messages')

interface ReservationDetailsProps {
  reservation: OwnedReservationDetails
  opened: OpenedReservation
}

/** All that is known of a reservation, with its actions. */
export function ReservationDetails({ reservation, opened }: ReservationDetailsProps) {
  const t = useWords('reservation')
  const common = useWords('common')
  const mayCancel = useMay('cancelReservation')
  const mayChange = useMay('changeReservation')
  const canCancel = mayCancel && reservation.feeIfCancelled !== null
  const leave = useLeave(opened.close)
  const askToDelete = useDeleteReservation(opened.close)
  // The form of a step is gone with the page of the details.
  const toCancel = useLeave(() => opened.open(reservation.id, 'cancel'))
  const toChange = useLeave(() => opened.open(reservation.id, 'change'))
  if (opened.step === 'cancel' && canCancel) {
    const back = () => opened.open(reservation.id)
    return <CancelForm reservation={reservation} onDone={back} onKeep={back} />
  }
  if (opened.step === 'change' && mayChange) {
    return (
      <LazyContent>
        <ChangeForm
          reservation={reservation}
          proposed={opened.proposed}
          onSaved={opened.close}
          onKeep={() => opened.open(reservation.id)}
        />
      </LazyContent>
    )
  }
  return (
    <>
      <Body reservation={reservation} />
      <DialogButtons>
        <IfMay call="deleteReservation">
          <Button
            variant="subtle"
            color="red.8"
            c="red.8"
            leftSection={<IconTrash size={17} stroke={1.7} aria-hidden="true" />}
            onClick={() => askToDelete(reservation, canCancel ? toCancel : undefined)}
          >
            {t('delete')}
          </Button>
        </IfMay>
        {mayChange && reservation.changeable.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconPencil size={17} stroke={1.7} aria-hidden="true" />}
            onClick={toChange}
          >
            {t('change')}
          </Button>
        )}
        {canCancel ? (
          <Button
            variant="default"
            leftSection={<IconCalendarCancel size={17} stroke={1.7} aria-hidden="true" />}
            onClick={toCancel}
          >
            {t('cancel')}
          </Button>
        ) : (
          <Button onClick={leave}>{common('close')}</Button>
        )}
      </DialogButtons>
    </>
  )
}

function Body({ reservation }: Omit<ReservationDetailsProps, 'opened'>) {
  const t = useWords('reservation')
  const { quote, currency, feeIfCancelled } = reservation
  const { mileage } = quote.terms
  const moment = useMoment(reservation.timezone)
  return (
    <div className="stack">
      {reservation.cancelled && (
        <div className={css.cancelled}>
          <EndedWords
            status={reservation.status}
            cancelled={reservation.cancelled}
            moment={moment(reservation.cancelled.at)}
          />
        </div>
      )}
      <DoNotRentBadge reason={reservation.customer?.doNotRentReason} />
      <ChangeWish reservation={reservation} />
      <StepsPanel reservation={reservation} />
      <div className="line">
        <Thumbnail path={reservation.picture} />
        <strong>{withPlate(reservation.vehicleName, reservation.unit?.plate)}</strong>
      </div>
      <Contact reservation={reservation} />
      <CustomerLink reservation={reservation} />
      <dl className={css.facts}>
        <div>
          <dt>{t('pickup')}</dt>
          <dd>
            <RentalEndWords end={reservation.pickup} />
          </dd>
        </div>
        <div>
          <dt>{t('return')}</dt>
          <dd>
            <RentalEndWords end={reservation.return} />
          </dd>
        </div>
        <UnitFact reservation={reservation} />
        <div>
          <dt>{t('party')}</dt>
          <dd>{t('partyOf', { persons: reservation.persons, bags: reservation.bags })}</dd>
        </div>
        <Drivers reservation={reservation} />
        {(reservation.languages.length > 1 || reservation.language !== reservation.languages[0]) && (
          <div>
            <dt>{t('language')}</dt>
            <dd>{t(`languages.${reservation.language}`)}</dd>
          </div>
        )}
        {mileage && (
          <div>
            <dt>{t('mileage')}</dt>
            <dd>{mileageWords(mileage, currency, storedLanguage())}</dd>
          </div>
        )}
        <div>
          <dt>{t('reference')}</dt>
          <dd>{reservation.reference}</dd>
        </div>
        {reservation.source && (
          <div>
            <dt>{t('source')}</dt>
            <dd>{sourceWords(reservation.source, storedLanguage())}</dd>
          </div>
        )}
        <BookedTogether reservation={reservation} />
        {reservation.publication !== null && (
          <div>
            <dt>{t('siteTerms')}</dt>
            <dd>
              {reservation.termsAcceptedAt &&
                t('termsAccepted', { moment: moment(reservation.termsAcceptedAt) })}{' '}
              <Anchor component={Link} to={sitePath(reservation.landingId, 'history')} underline="always">
                {t('publication', { number: reservation.publication })}
              </Anchor>
            </dd>
          </div>
        )}
        {reservation.answers.map(({ question, answer }) => (
          <div key={question.es}>
            <dt>{question[storedLanguage()]}</dt>
            <dd>{answer[storedLanguage()]}</dd>
          </div>
        ))}
        <div className={css.wide}>
          <dt>{t('comment')}</dt>
          <dd className="as-typed">{reservation.comment ?? t('noComment')}</dd>
        </div>
        {feeIfCancelled !== null && (
          <div className={css.wide}>
            <dt>{t('terms')}</dt>
            <dd>
              <CancellationTerms reservation={reservation} />
            </dd>
          </div>
        )}
      </dl>
      <PriceLines reservation={reservation} />
      <LazyContent>
        <ContractSection reservation={reservation} />
      </LazyContent>
      {reservation.returnedAt && (
        <LazyContent>
          <ChargesCard key={reservation.id} reservation={reservation} />
        </LazyContent>
      )}
      <LazyContent>
        <LedgerSection
          reservation={reservation}
          beneath={(ledger) => (
            <LazyContent>
              <PayLinksSection ledger={ledger} reservation={reservation} />
            </LazyContent>
          )}
        />
      </LazyContent>
      <LazyContent>
        <SaleSection key={reservation.id} reservation={reservation} />
      </LazyContent>
      {!reservation.erasedAt && (
        <IfMay call="prepareMessage">
          <LazyContent>
            <MessagesSection key={reservation.id} reservation={reservation} />
          </LazyContent>
        </IfMay>
      )}
      <Timeline
        events={reservation.events}
        createdAt={reservation.createdAt}
        timezone={reservation.timezone}
      />
    </div>
  )
}

/** To the customer, with how many reservations they have. */
function CustomerLink({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('reservation')
  const { customer, reservationsOfCustomer } = reservation
  if (!customer) return null
  return (
    <Anchor component={Link} to={`/app/customers/${customer.id}`}>
      {t('customer', { count: reservationsOfCustomer })}
    </Anchor>
  )
}

/** The driver's age, where it matters or was told, and further drivers. */
function Drivers({ reservation }: { reservation: OwnedReservation }) {
  const t = useWords('reservation')
  const { driverAge, isAgeAsked, additionalDrivers } = reservation
  const words = [
    ...(driverAge === null ? (isAgeAsked ? [t('ageNotTold')] : []) : [t('age', { age: driverAge })]),
    ...(additionalDrivers > 0 ? [t('additionalDrivers', { count: additionalDrivers })] : []),
  ]
  if (words.length === 0) return null
  return (
    <div>
      <dt>{t('driver')}</dt>
      <dd>{words.join(', ')}</dd>
    </div>
  )
}

interface EndedWordsProps {
  status: OwnedReservation['status']
  cancelled: NonNullable<OwnedReservation['cancelled']>
  moment: string
}

/** How a reservation ended before its rental, and why. */
function EndedWords({ status, cancelled, moment }: EndedWordsProps) {
  const t = useWords('reservation')
  const cancellation = useWords('cancellation')
  if (status === 'expired') return t('expiredAt', { moment })
  if (status === 'cancelled' && cancelled.by !== 'owner') return t('cancelledAt', { moment })
  return (
    <>
      {status === 'no_show' && t('noShowAt', { moment })}
      {status === 'declined' && t('declinedByOwner', { moment })}
      {status === 'cancelled' && t('cancelledByOwner', { moment })}{' '}
      {status !== 'no_show' && cancelled.reason && `${cancellation(`reasons.${cancelled.reason}`)}.`}
      {cancelled.note && <blockquote className={css.message}>{cancelled.note}</blockquote>}
    </>
  )
}
