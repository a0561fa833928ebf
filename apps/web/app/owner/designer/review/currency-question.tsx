import type { OwnedRates } from '@nelly/contract/rates/calls'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { LazyContent } from '../../ui/lazy-content.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { screenWords } from '../../words/loaded-messages.ts'

const loadRatesWords = screenWords('rates', 'rate-labels')

/** Loaded with its words where the currency is not decided yet. */
const FirstCurrency = lazyPart(async () => {
  const [question] = await Promise.all([import('./first-currency.tsx'), loadRatesWords()])
  return { default: question.FirstCurrency }
})

/** The question for the currency, until rates are saved. */
export function CurrencyQuestion(props: { landing: OwnedLandingDetail; opened: OwnedRates }) {
  if (props.opened.revision > 0) return null
  return (
    <LazyContent>
      <FirstCurrency {...props} />
    </LazyContent>
  )
}
