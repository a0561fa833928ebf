import { eraseCustomer } from '@nelly/contract/customers'
import type { CustomerId } from '@nelly/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useDeleteQuestion } from '../../ui/use-delete-question.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import type { OwnedCustomer } from './use-customer.ts'

/** Asks, erases all personal data of a customer, and goes back to the list. */
export function useEraseCustomer({ id, firstName, lastName }: OwnedCustomer): () => void {
  const t = useWords('customers')
  const toasts = useToasts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const ask = useDeleteQuestion()
  const erasing = useGuardedMutation({
    mutationFn: () => callApi(eraseCustomer, { params: { customerId: id as CustomerId } }),
    onSuccess: async () => {
      toasts.done(t('erased'))
      navigate('/app/customers', { replace: true })
      await invalidate(client, 'customers')
    },
    onError: (problem) =>
      toasts.failed((problem instanceof ApiProblem && problem.message) || t('eraseFailed')),
  })
  return () =>
    ask({
      title: t('eraseTitle', { name: `${firstName} ${lastName}` }),
      question: t('eraseQuestion'),
      hint: t('eraseHint'),
      confirm: t('eraseConfirm'),
      onConfirm: () => erasing.mutate(),
    })
}
