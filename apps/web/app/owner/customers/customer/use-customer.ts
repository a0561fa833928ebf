import { readCustomer } from '@nelly/contract/customers/customers'
import type { CustomerId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callQuery } from '../../session/call-query.ts'

/** A customer with all that is known of them. */
export const useCustomer = (id: number) =>
  useQuery({
    ...callQuery(['customers', 'one', id], readCustomer, { params: { customerId: id as CustomerId } }),
    enabled: id > 0,
    retry: (failures, error) => !(error instanceof ApiProblem) && failures < 2,
  })
