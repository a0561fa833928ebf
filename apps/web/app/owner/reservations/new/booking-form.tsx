import { Button } from '@mantine/core'
import type { DeskOffer } from '@nelly/contract/reservations/desk-offers'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { MAX_VEHICLES } from '@nelly/domain/reservations/booking'
import { CHANGED_FIELDS } from '@nelly/domain/reservations/changed-fields'
import { useRef } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { DraftOffer } from '../../forms/drafts/draft-offer.tsx'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import bar from '../../forms/save-bar.module.css'
import { QuoteDialog } from '../../quotes/quote-dialog.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { FormSection } from '../../ui/form-section.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/use-words.ts'
import { AdjustmentFields } from '../changes/adjustment-fields.tsx'
import type { DeskDraft } from '../changes/desk-draft.ts'
import { CustomerFields, LanguageField, PriceFields } from '../changes/desk-fields.tsx'
import { SaveChoices } from '../changes/save-choices.tsx'
import { besideOthers, periodFields, withLastOther, withOffer, withRoomForAnother } from './booking-draft.ts'
import { OfferList } from './offer-list.tsx'
import { OtherVehicles } from './other-vehicles.tsx'
import { TripQuestion } from './trip-question.tsx'
import { UnitField } from './unit-field.tsx'
import { useBooking } from './use-booking.ts'
import { useOffers } from './use-offers.ts'
import { useQuote } from './use-quote.ts'

interface BookingFormProps {
  landings: readonly OwnedLanding[]
  /** The landing that is searched at first; all without one. */
  starting: number | undefined
}

/** Reserves for somebody: what is free for their wish, who they are, and extras. The next begins with the same days and places. */
export function BookingForm({ landings, starting }: BookingFormProps) {
  const t = useWords('changes')
  const reservations = useWords('reservations')
  const quotes = useWords('quotes')
  const form = useRef<HTMLFormElement>(null)
  const toList = () => form.current?.querySelector<HTMLElement>('[data-offers]')?.focus()
  const booking = useBooking(landings, starting, () => requestAnimationFrame(toList))
  const { draft, setDraft, change, landing, loaded, previewed, choices, known, saving } = booking
  const { desk } = draft
  const offers = useOffers(draft, booking.isOut)
  const quote = useQuote(draft, landing)
  const errors = fieldErrorsOf<keyof DeskDraft>(saving.error ?? quote.quoting.error)
  const common = { draft: desk, onChange: change, errors, changeable: CHANGED_FIELDS }
  const offer = offers.found?.offers.find(({ vehicleId }) => String(vehicleId) === desk.vehicle)
  const total = previewed.preview?.quote?.total ?? offer?.total
  const all = [total, ...booking.others.map((other) => other.total)]
  const price = landing &&
    all.every((one) => typeof one === 'number') && {
      minor: minorUnits(all.reduce((sum, one) => sum + one, 0)),
      currency: landing.currency,
    }
  return (
    <form
      ref={form}
      noValidate
      aria-label={reservations('new')}
      onSubmit={(event) => {
        event.preventDefault()
        booking.submit()
      }}
    >
      <DraftOffer draft={booking.autosave} of={reservations('new')} />
      <FormSection title={t('offers.trip')}>
        <TripQuestion
          landings={landings}
          draft={draft}
          places={offers.places}
          errors={errors}
          onLanding={(chosen) =>
            setDraft({
              ...draft,
              landing: chosen,
              offeredBy: null,
              others: [],
              desk: { ...desk, vehicle: '' },
            })
          }
          onOut={(isOut) => setDraft({ ...draft, isOut })}
          onChange={change}
        />
      </FormSection>
      <FormSection title={t('offers.title')}>
        {offers.failure && <NotListed error={offers.failure} onRetry={offers.retry} />}
        {!offers.found && !offers.failure && <Loading words={t('checking')} />}
        {offers.found && !offers.failure && (
          <OfferList
            offers={besideOthers(offers.found.offers, draft)}
            chosen={desk.vehicle}
            hasLandings={landings.length > 1 && draft.landing === null}
            error={booking.isVehicleMissing ? t('offers.choose') : undefined}
            isChecking={offers.isChecking}
            onChoose={(one) => offers.found && setDraft(withOffer(draft, one, offers.found, landings))}
            onMove={(one, period) => {
              if (!offers.found) return
              const moved = withOffer(draft, one, offers.found, landings)
              setDraft({ ...moved, desk: { ...moved.desk, ...periodFields(period) } })
            }}
          >
            {offer && (
              <UnitField offer={offer} value={draft.unit} onChange={(unit) => setDraft({ ...draft, unit })} />
            )}
            {landing && (
              <OtherVehicles
                others={booking.others}
                currency={landing.currency}
                isChoosing={desk.vehicle === ''}
                onRemove={(place) =>
                  setDraft({ ...draft, others: draft.others.filter((_, index) => index !== place) })
                }
                onEnough={() => setDraft(withLastOther(draft))}
              />
            )}
            {offer && draft.others.length < MAX_VEHICLES - 1 && (
              <Button
                variant="light"
                onClick={() => {
                  setDraft(withRoomForAnother(draft, offer.vehicleName))
                  requestAnimationFrame(toList)
                }}
              >
                {t('offers.another')}
              </Button>
            )}
          </OfferList>
        )}
      </FormSection>
      <FormSection title={t('customer')}>
        <CustomerFields {...common} isEmailNeeded={false} known={known} />
      </FormSection>
      {landing && loaded && (
        <FormSection title={t('offers.price')}>
          <PriceFields {...common} rates={loaded.rates} />
          <AdjustmentFields draft={desk} onChange={change} landing={landing} currency={landing.currency} />
          <LanguageField key={landing.id} {...common} landing={loaded.landing} />
          <SaveChoices
            choices={choices}
            previewed={previewed}
            notifyLabel={
              desk.email === '' || booking.isOut ? undefined : t('confirmByMail', { email: desk.email })
            }
          />
        </FormSection>
      )}
      <div className={bar.bar}>
        <div className={bar.told}>
          {saving.isError && (
            <Failure>{(saving.error instanceof ApiProblem && saving.error.message) || t('failed')}</Failure>
          )}
        </div>
        {price && (
          <p role="status">
            {booking.others.length === 0
              ? offer?.vehicleName
              : t('offers.vehicles', { count: booking.others.length + 1 })}{' '}
            <strong>{formatMoney(price)}</strong>
          </p>
        )}
        <div className={bar.buttons}>
          {landing && offer && !booking.isOut && (
            <Button variant="default" disabled={previewed.isUnseen} onClick={quote.open}>
              {quotes('make')}
            </Button>
          )}
          <BusyButton type="submit" busy={saving.isPending} disabled={landing && previewed.isUnseen}>
            {t('reserve')}
          </BusyButton>
        </div>
      </div>
      {landing && (
        <QuoteDialog
          opened={quote.isOpen}
          offers={(offers.found?.offers ?? []).filter((one) => isOfferable(one, landing.id))}
          chosen={offer?.vehicleId}
          together={
            offer && draft.others.length > 0
              ? [offer.vehicleName, ...draft.others.map(({ name }) => name)]
              : []
          }
          email={desk.email}
          hours={landing.quoteHours}
          pending={quote.quoting.isPending}
          failure={quote.quoting.error ? quote.quoting.error.message || t('failed') : undefined}
          made={quote.made}
          onQuote={(choice) => quote.quoting.mutate(choice)}
          onClose={quote.close}
        />
      )}
    </form>
  )
}

/** Whether a vehicle can be quoted together with others of a landing: it is free, and breaks no rule. */
const isOfferable = ({ landingId, left, refusal, rules }: DeskOffer, landing: number): boolean =>
  landingId === landing && left > 0 && !refusal && rules.length === 0

/** Why there is no list: a time that can't be reserved, or a server that does not answer. */
function NotListed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefused = error instanceof ApiProblem && error.status === 422
  return isRefused ? <Failure>{error.message}</Failure> : <LoadError error={error} onRetry={onRetry} />
}
