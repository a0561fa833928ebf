import { IconUserOff } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useWords } from '../../words/use-words.ts'
import { CustomerDetail } from './customer-detail.tsx'
import { useCustomer } from './use-customer.ts'

/** One customer: how to reach them, what is noted of them, and their reservations. */
export function CustomerScreen() {
  const id = Number(useParams().customerId)
  const customer = useCustomer(id)
  if (!(id > 0) || isMissing(customer.error)) return <Missing />
  if (!customer.data) return <NotLoaded isPage query={customer} />
  return <CustomerDetail key={id} customer={customer.data} />
}

const isMissing = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404

function Missing() {
  const t = useWords('customers')
  return (
    <EmptyState
      isPage
      Icon={IconUserOff}
      title={t('gone')}
      link={{ to: '/app/customers', label: t('back') }}
    />
  )
}
