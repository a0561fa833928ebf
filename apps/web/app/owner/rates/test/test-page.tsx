import { Alert, Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type SkippedRule, type TestedPrice, testRates } from '@nelly/contract/rates/test-call'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { parseWallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'
import { Failure } from '../../ui/failure.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { basePricesOf } from '../editor/base-prices.ts'
import { useRates } from '../editor/rates-context.ts'
import type { RatesWork } from '../editor/rates-editor.ts'
import { useFormats } from '../fields/use-formats.ts'
import { BookableAnswer } from './bookable-answer.tsx'
import { shownPrice } from './shown-price.ts'
import css from './test.module.css'
import { TestForm } from './test-form.tsx'
import { chosenExtras, periodOf, type TestWish, testPrice } from './test-wish.ts'
import { TestedLines } from './tested-lines.tsx'

/** A visitor's wish beside its price by the rates as they are edited, line by line, with what did not apply and why. */
export function TestPage() {
  const t = useWords('rates')
  const { compiled, vehicles, places, wish, timezone } = useRates()
  const bookable = useBookable()
  const vehicle = vehicles.find(({ id }) => id === wish.vehicle) ?? vehicles[0]
  if (!vehicle) return null
  const asked = parseWallClock(bookable.now)
  const now = asked.ok ? asked.value : wallClockIn(timezone, new Date())
  const computed = testPrice({ rates: compiled, vehicle, now, places }, wish)
  const { quote, skipped, isWithoutCode } = shownPrice(computed, bookable.answer)
  return (
    <div className={css.page}>
      <TestForm />
      <div className="stack">
        <BookableCheck bookable={bookable} />
        {quote && isWithoutCode && (
          <Alert role="status" color="yellow" variant="light" icon={<IconInfoCircle />}>
            {t('test.withoutCode')}
          </Alert>
        )}
        {quote && <TestedLines quote={quote} />}
        {skipped.length > 0 && <NotAppliedList list={skipped} />}
      </div>
    </div>
  )
}

/** Whether the tested wish could be booked by the rates as they are edited, and every reason if it could not. */
function BookableCheck({ bookable: { now, setNow, checked } }: { bookable: Bookable }) {
  const t = useWords('rates')
  const isInvalid = checked.error instanceof ApiProblem && checked.error.status === 422
  return (
    <TitledCard title={t('bookable.title')}>
      <TextInput
        type="datetime-local"
        label={t('bookable.now')}
        description={t('bookable.nowHint')}
        value={now}
        onChange={({ currentTarget }) => setNow(currentTarget.value)}
      />
      <div role="status">
        {checked.isPending && (
          <>
            <Loader size="sm" aria-hidden="true" /> {t('bookable.checking')}
          </>
        )}
        {checked.data && !checked.isError && <BookableAnswer found={checked.data} />}
      </div>
      {isInvalid && <Failure>{t('bookable.invalid')}</Failure>}
      {checked.isError && !isInvalid && <LoadError error={checked.error} onRetry={() => checked.refetch()} />}
    </TitledCard>
  )
}

/** The seasons, fees and offers that are not part of a price, each with its reason. */
function NotAppliedList({ list }: { list: readonly SkippedRule[] }) {
  const t = useWords('rates')
  const { text } = useFormats()
  return (
    <TitledCard title={t('test.notApplied')}>
      <ul className="bullets">
        {list.map(({ name, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name.
          <li key={index}>
            <b>{text(name)}</b>
            <span className="muted block">{text(why)}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400

/** What the server says of the tested wish by the rates as they are edited, as if it were asked for at another time. */
function useBookable() {
  const { landingId, work, vehicles, places, wish } = useRates()
  const [now, setNow] = useState('')
  const [asked] = useDebouncedValue({ work, wish, now }, PAUSE)
  const vehicle = asked.wish.vehicle ?? vehicles[0]?.id
  const checked = useQuery({
    ...bookableQuery(landingId, { ...asked, vehicle, places }),
    placeholderData: keepPreviousData,
  })
  const isOfNow = asked.work === work && asked.wish === wish && asked.now === now
  /** Its answer to what is asked now; none while that is under way. */
  const answer: TestedPrice | undefined =
    isOfNow && !checked.isPlaceholderData && !checked.isError ? checked.data : undefined
  return { now, setNow, checked, answer }
}

type Bookable = ReturnType<typeof useBookable>

interface AskedBooking {
  readonly work: RatesWork
  readonly wish: TestWish
  readonly vehicle: VehicleId | undefined
  readonly places: readonly { readonly id: PlaceId; readonly name: string }[]
  /** As the field holds it, `yyyy-mm-ddTHH:mm`; blank for now. */
  readonly now: string
}

/** Whether a wish could be booked by edited rates. Others book meanwhile, so nothing of it is kept. */
const bookableQuery = (landingId: number, { work, wish, vehicle, places, now }: AskedBooking) =>
  queryOptions({
    queryKey: ['rates-test', landingId, work, wish, vehicle, now],
    enabled: vehicle !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const name = (id: PlaceId | null) => places.find((place) => place.id === id)?.name ?? ANY_PLACE
      const { driverAge, additionalDrivers, discountCode } = wish
      const body = {
        rates: work.rates,
        prices: basePricesOf(work.basePrices),
        now: now || null,
        wish: {
          vehicle: vehicle as VehicleId,
          period: periodOf(wish),
          pickupPlace: name(wish.pickupPlace),
          returnPlace: name(wish.returnPlace),
          extras: chosenExtras(wish),
          ...{ driverAge, additionalDrivers, discountCode },
        },
      }
      return callApi(testRates, { params: { landingId }, body, signal })
    },
  })

/** A name that no place has: one that is not the landing's. */
const ANY_PLACE = '—'
