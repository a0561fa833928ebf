import { NativeSelect } from '@mantine/core'
import type { OwnedRates } from '@nelly/contract/rates/calls'
import { saveRates } from '@nelly/contract/rates/calls'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { type Currency, currency } from '@nelly/domain/currency'
import { chargesOutOfHours } from '@nelly/domain/places/opening-hours'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useAction } from '../../mutations/use-action.ts'
import { currencyChoices } from '../../rates/currency/currency-choices.ts'
import { CurrencyDialog } from '../../rates/currency/currency-dialog.tsx'
import { PlaceFeesAlert } from '../../rates/currency/place-fees-alert.tsx'
import { saveBody } from '../../rates/editor/rates-body.ts'
import type { CurrencyAnswers } from '../../rates/editor/with-currency.ts'
import { ratesIn } from '../../rates/editor/with-currency.ts'
import { callApi } from '../../session/call.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import css from './review-step.module.css'

/** Asks which currency is charged, before anybody decided: the one there is, or another with all amounts in it. */
export function FirstCurrency({ landing, opened }: { landing: OwnedLandingDetail; opened: OwnedRates }) {
  const t = useWords('review')
  const [chosen, choose] = useState<Currency>()
  const [isAsking, setAsking] = useState(false)
  const { save, pending } = useFirstCurrency(landing.id, opened)
  const now = opened.rates.currency
  const charging = landing.places.filter(chargesOutOfHours)
  const isRefused = chosen !== undefined && chosen !== now && charging.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === now) return save({ currency: now, amounts: {}, prices: {}, kept: [] })
    setAsking(true)
  }
  return (
    <>
      <form className={css.currency} onSubmit={submit}>
        <NativeSelect
          label={t('currency')}
          description={t('currencyHint', { currency: now })}
          value={chosen ?? ''}
          onChange={(event) => choose(currency(event.currentTarget.value))}
          data={[{ value: '', label: t('currencyChoose'), disabled: true }, ...currencyChoices()]}
        />
        {isRefused && <PlaceFeesAlert places={charging} from={now} />}
        <BusyButton type="submit" variant="light" busy={pending} disabled={chosen === undefined || isRefused}>
          {t('currencyTake')}
        </BusyButton>
      </form>
      <CurrencyDialog
        to={isAsking ? chosen : undefined}
        rates={opened.rates}
        vehicles={landing.vehicles}
        places={landing.places}
        language={landing.language}
        busy={pending}
        onDone={save}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Saves a landing's first rates: those that hold, in the currency that was chosen. */
function useFirstCurrency(landingId: number, { revision, rates }: OwnedRates) {
  const t = useWords('review')
  const toasts = useToasts()
  const saving = useAction({
    run: (answers: CurrencyAnswers) =>
      callApi(saveRates, {
        params: { landingId },
        body: saveBody(revision, {
          rates: ratesIn(rates, answers),
          basePrices: answers.prices,
          kept: answers.kept,
        }),
      }),
    // Also where others decided meanwhile: that is shown instead of the question.
    subject: 'rates',
    done: (_, { currency }) => t('currencyTaken', { currency }),
    onFailed: (problem) => {
      const found = problem instanceof ApiProblem ? Object.values(problem.errors).flat() : []
      toasts.failed([t('currencyFailed'), ...found].join(' '))
      return true
    },
  })
  return { save: saving.mutate, pending: saving.isPending }
}
