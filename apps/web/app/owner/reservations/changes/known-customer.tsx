import type { CustomerSummary } from '@nelly/contract/customers/customers'
import { ask } from '../../ui/question/open-question.ts'
import { useWords } from '../../words/use-words.ts'
import { DoNotRentBadge } from '../do-not-rent-badge.tsx'

/** That the typed contact data is a known customer's, and whether the operator rents to them. */
export function KnownCustomer({ customer }: { customer: CustomerSummary | undefined }) {
  const t = useWords('changes')
  return (
    <div role="status" className="muted">
      {customer && t('knownCustomer', { name: nameOf(customer), count: customer.reservations })}
      <DoNotRentBadge reason={customer?.doNotRentReason} />
    </div>
  )
}

/** Asks before something is saved for a customer to whom the operator does not rent; saves at once for all others. */
export function useRefusedCustomerQuestion(
  customer: CustomerSummary | undefined,
): (onConfirm: () => void) => void {
  const t = useWords('changes')
  return (onConfirm) => {
    if (!customer?.doNotRentReason) return onConfirm()
    ask({
      title: t('refusedTitle'),
      question: t('refusedQuestion', { name: nameOf(customer), reason: customer.doNotRentReason }),
      confirm: t('refusedConfirm'),
      cancel: t('refusedCancel'),
      onConfirm,
    })
  }
}

const nameOf = ({ firstName, lastName }: CustomerSummary): string => `${firstName} ${lastName}`
