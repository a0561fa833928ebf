import { Alert } from '@mantine/core'
import type { Currency } from '@nelly/domain/currency'
import { useFormatter } from 'use-intl'
import { useWords } from '../../words/use-words.ts'

interface PlaceFeesAlertProps {
  /** The places that charge for pickups or returns out of hours. */
  places: readonly { readonly name: string }[]
  /** The currency that they charge in. */
  from: Currency
}

/** Says which places keep a landing's currency from being changed. */
export function PlaceFeesAlert({ places, from }: PlaceFeesAlertProps) {
  const t = useWords('rates')
  const { list } = useFormatter()
  return (
    <Alert role="alert" color="yellow" variant="light">
      {t('currency.placeFees', {
        count: places.length,
        from,
        places: list(places.map(({ name }) => name)),
      })}
    </Alert>
  )
}
