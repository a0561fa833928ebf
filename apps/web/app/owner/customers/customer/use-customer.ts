import { type CustomerAnswer, readCustomer } from '@nelly/contract/customers'
import { type OwnedReservation, ownedReservation } from '@nelly/contract/owned-reservation'
import type { CustomerId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'

/** A customer as the operator knows them. */
export interface OwnedCustomer extends Omit<CustomerAnswer, 'latest'> {
  readonly latest: readonly OwnedReservation[]
}

/** A customer with all that is known of them. */
export const useCustomer = (id: number) =>
  useQuery({
    queryKey: ['customers', 'one', id],
    enabled: id > 0,
    retry: (failures, error) => !(error instanceof ApiProblem) && failures < 2,
    queryFn: async ({ signal }): Promise<OwnedCustomer> => {
      const customer = await callApi(readCustomer, { params: { customerId: id as CustomerId }, signal })
      return { ...customer, latest: customer.latest.map(ownedReservation) }
    },
  })
