import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { useWords } from '../words/use-words.ts'

type Guest = Pick<OwnedReservation, 'firstName' | 'lastName' | 'erasedAt'>

/** Says who reserved; of who had their data erased, that it was. */
export function useCustomerName(): (reservation: Guest) => string {
  const say = useWords('reservation')
  return ({ firstName, lastName, erasedAt }) => (erasedAt ? say('erased') : `${firstName} ${lastName}`)
}
