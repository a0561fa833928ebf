import { readCustomer } from '@nelly/contract/customers/customers'
import type { CustomerId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'

/** A customer with all that is known of them. */
export const useCustomer = (id: number) =>
  useQuery({
    queryKey: ['customers', 'one', id],
    enabled: id > 0,
    retry: (failures, error) => !(error instanceof ApiProblem) && failures < 2,
    queryFn: ({ signal }) => callApi(readCustomer, { params: { customerId: id as CustomerId }, signal }),
  })
