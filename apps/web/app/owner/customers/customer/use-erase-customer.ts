import { type CustomerAnswer, eraseCustomer } from '@nelly/contract/customers/customers'
import type { CustomerId } from '@nelly/domain/ids'
import { useNavigate } from 'react-router'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { useDeleteQuestion } from '../../ui/use-delete-question.tsx'
import { useWords } from '../../words/use-words.ts'

/** Asks, erases all personal data of a customer, and goes back to the list. */
export function useEraseCustomer({ id, firstName, lastName }: CustomerAnswer): () => void {
  const t = useWords('customers')
  const navigate = useNavigate()
  const ask = useDeleteQuestion()
  const erasing = useAction({
    run: () => callApi(eraseCustomer, { params: { customerId: id as CustomerId } }),
    done: () => t('erased'),
    failed: t('eraseFailed'),
    onDone: () => navigate('/app/customers', { replace: true }),
    subject: 'customers',
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
