import { type OwnedRates, saveRates } from '@nelly/contract/rates/calls'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { newestOf } from '../../forms/edit/use-edit.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { saveBody } from '../../rates/editor/rates-body.ts'
import { type CurrencyAnswers, ratesIn } from '../../rates/editor/with-currency.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'

/** Saves a landing's first rates: those that hold, in the currency that was chosen. */
export function useFirstCurrency(landingId: number, { revision, rates }: OwnedRates) {
  const t = useWords('review')
  const toasts = useToasts()
  const client = useQueryClient()
  const saving = useGuardedMutation({
    mutationFn: (answers: CurrencyAnswers) =>
      callApi(saveRates, {
        params: { landingId },
        body: saveBody(revision, {
          rates: ratesIn(rates, answers),
          basePrices: answers.prices,
          kept: answers.kept,
        }),
      }),
    onSuccess: async (_, { currency }) => {
      await invalidate(client, 'rates')
      toasts.done(t('currencyTaken', { currency }))
    },
    onError: async (problem) => {
      const found = problem instanceof ApiProblem ? Object.values(problem.errors).flat() : []
      toasts.failed([t('currencyFailed'), ...found].join(' '))
      // Where others decided meanwhile, that is shown instead of the question.
      if (newestOf(problem)) await invalidate(client, 'rates')
    },
  })
  return { save: saving.mutate, pending: saving.isPending }
}
