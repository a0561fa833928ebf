import { Alert } from '@mantine/core'
import { ruleWords } from '@nelly/contract/rules/rule-words'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { IconAlertCircle } from '@tabler/icons-react'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { BookableCheck } from './bookable-check.tsx'
import { NotAppliedList } from './not-applied-list.tsx'
import css from './test.module.css'
import { TestForm } from './test-form.tsx'
import { testPrice } from './test-wish.ts'
import { TestedLines } from './tested-lines.tsx'

/** A visitor's wish beside its price by the rates as they are edited, line by line, with what did not apply and why. */
export function TestPage() {
  const say = useWords('rates')
  const { compiled, vehicles, places, wish, timezone } = useRates()
  const vehicle = vehicles.find(({ id }) => id === wish.vehicle) ?? vehicles[0]
  if (!vehicle) return null
  const now = wallClockIn(timezone, new Date())
  const { quote, refusal, rules, notApplied } = testPrice({ rates: compiled, vehicle, now, places }, wish)
  return (
    <div className={css.page}>
      <TestForm />
      <div className={css.price}>
        <div role="status">
          {rules.map((rule) => (
            <Alert
              key={ruleWords(rule, storedLanguage())}
              color="red"
              variant="light"
              icon={<IconAlertCircle />}
            >
              {ruleWords(rule, storedLanguage())}
            </Alert>
          ))}
          {refusal && (
            <Alert color="red" variant="light" icon={<IconAlertCircle />}>
              {say(`test.refused.${refusal}`)}
            </Alert>
          )}
        </div>
        {quote && <TestedLines quote={quote} />}
        <BookableCheck />
        {notApplied.length > 0 && <NotAppliedList list={notApplied} />}
      </div>
    </div>
  )
}
