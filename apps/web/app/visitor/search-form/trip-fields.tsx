import {
  PARTY_CHOSEN_FIELD,
  PRICE_FIELDS,
  SEARCH_FIELDS,
  type SearchField,
} from '@nelly/contract/visitor-forms'
import { type CalendarDate, dateOf, parseCalendarDate, type WallClock } from '@nelly/domain/wall-clock'
import { type ComponentType, useId } from 'react'
import type { BookingUnderWay, TripProblem } from '../booking/booking.ts'
import { AGES, carriedFields } from '../booking/booking-address.ts'
import { SCRIPTS } from '../booking-storage/scripts.ts'
import { type I18n, useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { described, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { LIVE } from '../ui/live-list.tsx'
import { PersonsSelect } from './persons-select.tsx'
import { PlaceInput } from './place-input.tsx'
import styles from './trip-form.module.css'
import type { TripRefusalsProps } from './trip-refusals.tsx'

export interface TripFormProps {
  booking: BookingUnderWay
  /** The wall clock at the rental place. */
  now: WallClock
  /** The page that the form is sent to; it keeps the vehicle and the extras chosen so far. */
  action: string
  submit: string
  /** Further parameters of the page's address to keep. */
  keep?: readonly [string, string][] | undefined
  /** `wide` is one row where there is room, `narrow` never is. */
  shape?: 'wide' | 'narrow'
  /** Whether errors are shown above the fields as well; false where the form is folded away. */
  hasSummary?: boolean
  /** A second button that leads to another page with the same trip. */
  also?: { action: string; label: string }
}

/** How a search says what is wrong with it. */
export interface TripFaults {
  wordsOf(problem: TripProblem, i18n: I18n): string
  /** Why a typed age is none. */
  ageWords(i18n: I18n): string
  /** What is below a row of fields. */
  Refusals: ComponentType<TripRefusalsProps>
}

const PLACE_FIELDS = ['pickupPlace', 'returnPlace'] as const satisfies SearchField[]
const ROW_FIELDS = [
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'persons',
] as const satisfies SearchField[]

/** The fields of the search. Without `faults` nothing is said to be wrong: a preview has nothing that is. */
export function TripFields({
  booking,
  now,
  action,
  submit,
  keep,
  shape = 'wide',
  hasSummary = true,
  also,
  faults,
}: TripFormProps & { faults?: TripFaults }) {
  const speech = useI18n()
  const { t } = speech
  const { pickupPlaces, returnPlaces } = useLanding()
  const isPickupFree = pickupPlaces.length === 0
  const prefix = useId().replace(/\W/g, '')
  const problemOf = (field: SearchField) => booking.problems.find((found) => found.field === field)
  const idOf = (field: SearchField) => `${prefix}-${SEARCH_FIELDS[field]}`
  const fieldOf = (field: SearchField) => {
    const id = idOf(field)
    const problem = problemOf(field)
    const error = problem && faults?.wordsOf(problem, speech)
    return {
      field: { id, label: t(`trip.${field}`), className: styles[field] },
      control: {
        ...described(id, { error }),
        name: SEARCH_FIELDS[field],
        defaultValue: booking.shown[field],
      },
    }
  }
  const { first, last } = booking.pickupDates ?? { first: dateOf(now), last: undefined }
  const pickup = parseCalendarDate(booking.shown.pickupDate)
  const firstReturn = pickup.ok && pickup.value > first ? pickup.value : first
  const places = { pickup: fieldOf('pickupPlace'), return: fieldOf('returnPlace') }
  const isReturnFree = isPickupFree && returnPlaces.length === 0
  const forbidden = isReturnFree ? [] : booking.forbiddenReturns
  const persons = fieldOf('persons')
  const told = { booking, idOf, keep, page: action }
  return (
    <form action={action} method="get" noValidate className={`${styles.form} ${styles[shape]}`}>
      <Hidden
        fields={carriedFields(booking, 'search').filter(
          ([name]) => !booking.asksAge || name !== PRICE_FIELDS.driverAge,
        )}
      />
      {keep && (
        <div hidden {...LIVE}>
          <Hidden fields={keep} />
        </div>
      )}
      {hasSummary && booking.problems.length > 0 && (
        <div className={styles.errors}>
          <ErrorSummary
            errors={[...PLACE_FIELDS, ...ROW_FIELDS]
              .filter((field) => problemOf(field))
              .map((field) => ({ id: idOf(field), label: t(`trip.${field}`) }))}
          />
        </div>
      )}
      <Field {...places.pickup.field}>
        <PlaceInput {...places.pickup.control} choices={pickupPlaces} isFree={isPickupFree} />
      </Field>
      <Field {...places.return.field}>
        <PlaceInput
          {...places.return.control}
          choices={returnPlaces}
          forbidden={forbidden}
          isFree={isReturnFree}
          otherwise={t('trip.samePlace')}
        />
      </Field>
      {faults && <faults.Refusals {...told} fields={PLACE_FIELDS} />}
      <Moment
        date={fieldOf('pickupDate')}
        time={fieldOf('pickupTime')}
        from={first}
        to={last}
        className={styles.pickup}
      />
      <Moment
        date={fieldOf('returnDate')}
        time={fieldOf('returnTime')}
        from={firstReturn}
        className={styles.return}
      />
      {faults && <faults.Refusals {...told} fields={ROW_FIELDS} className={styles.last} />}
      <Field {...persons.field}>
        <PersonsSelect {...persons.control} />
      </Field>
      {booking.asksAge && (
        <DriverAge
          id={`${prefix}-age`}
          booking={booking}
          error={booking.priceFaults.driverAge && faults?.ageWords(speech)}
        />
      )}
      <input type="hidden" name={PARTY_CHOSEN_FIELD} value="1" disabled={!booking.isPartyChosen} />
      <div className={styles.actions}>
        <button type="submit" className={also ? button.quiet : button.button}>
          {!also && <Icon name="search" />}
          {submit}
        </button>
        {also && (
          <button type="submit" className={button.button} formAction={also.action}>
            {also.label}
          </button>
        )}
      </div>
      <script>{SCRIPTS.returnFollows}</script>
      <script>{SCRIPTS.partyChosen}</script>
      {forbidden.length > 0 && <script>{SCRIPTS.forbiddenReturns}</script>}
    </form>
  )
}

/** The driver's age, which may be left empty. */
function DriverAge({
  id,
  booking,
  error,
}: {
  id: string
  booking: BookingUnderWay
  error: string | undefined
}) {
  const { t } = useI18n()
  return (
    <Field id={id} label={t('trip.driverAge')} error={error} className={styles.age}>
      <input
        type="number"
        inputMode="numeric"
        {...AGES}
        name={PRICE_FIELDS.driverAge}
        defaultValue={booking.typed.driverAge ?? ''}
        {...described(id, { error })}
      />
    </Field>
  )
}

const Hidden = ({ fields }: { fields: readonly [string, string][] }) =>
  fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)

type Described = {
  field: Omit<Parameters<typeof Field>[0], 'children'>
  control: React.InputHTMLAttributes<HTMLInputElement>
}

/** A date and its time, side by side. */
function Moment({
  date,
  time,
  from,
  to,
  className,
}: {
  date: Described
  time: Described
  from: CalendarDate
  to?: CalendarDate | undefined
  className: string | undefined
}) {
  return (
    <div className={`${styles.moment} ${className}`}>
      <Field {...date.field}>
        <input type="date" min={from} max={to} required {...date.control} />
      </Field>
      <Field {...time.field}>
        <input type="time" required {...time.control} />
      </Field>
    </div>
  )
}
