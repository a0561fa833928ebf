import { Alert } from '@mantine/core'
import { parseWallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { IconInfoCircle } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { BookableCheck } from './bookable-check.tsx'
import { NotAppliedList } from './not-applied-list.tsx'
import { shownPrice } from './shown-price.ts'
import css from './test.module.css'
import { TestForm } from './test-form.tsx'
import { testPrice } from './test-wish.ts'
import { TestedLines } from './tested-lines.tsx'
import { useBookable } from './use-bookable.ts'

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
