import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { useWords } from '../words/use-words.ts'

type Guest = Pick<ListedReservation, 'firstName' | 'lastName' | 'erasedAt'>

/** The customer's name; or that their data was erased. */
export function useCustomerName(): (reservation: Guest) => string {
  const t = useWords('reservation')
  return ({ firstName, lastName, erasedAt }) => (erasedAt ? t('erased') : `${firstName} ${lastName}`)
}
