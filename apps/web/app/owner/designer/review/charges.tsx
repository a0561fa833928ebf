import type { OwnedRates } from '@nelly/contract/rates/calls'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { chargesState } from '@nelly/domain/landings/launch-checklist'
import { exampleQuote } from '@nelly/domain/rates/example-quote'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { useQuery } from '@tanstack/react-query'
import { ratesPath } from '../../paths/rates-path.ts'
import { ratesQuery } from '../../queries/rates-queries.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ChecklistItem, SmallLink } from './checklist-item.tsx'
import { CurrencyQuestion } from './currency-question.tsx'
import { exampleParts } from './example-parts.ts'

/** What a booking is charged, by an example, and the question for the currency. */
export function Charges({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('review')
  const rates = useQuery(ratesQuery(landing.id))
  const opened = rates.data
  // Prices in the former currency are about to be read again.
  if (opened?.rates.currency !== landing.currency) return <NotLoaded query={rates} />
  return (
    <ChecklistItem
      state={chargesState(opened.revision)}
      title={t('itemCharges')}
      action={
        landing.vehicles.length > 0 && <SmallLink to={ratesPath(landing.id, 'fees')}>{t('change')}</SmallLink>
      }
      below={<CurrencyQuestion landing={landing} opened={opened} />}
    >
      <Example landing={landing} opened={opened} />
    </ChecklistItem>
  )
}

function Example({ landing, opened }: { landing: OwnedLandingDetail; opened: OwnedRates }) {
  const t = useWords('review')
  const vehicle = landing.vehicles.find(({ isOnSale }) => isOnSale)
  if (!vehicle) return t('itemChargesNoVehicle')
  const quote = exampleQuote(opened, vehicle, wallClockIn(landing.timezone, new Date()))
  const { sum, total, included } = exampleParts(quote, storedLanguage())
  const words = { days: quote.days, vehicle: vehicle.name, sum, total }
  return included ? t('itemChargesIncluded', { ...words, ...included }) : t('itemChargesExample', words)
}
