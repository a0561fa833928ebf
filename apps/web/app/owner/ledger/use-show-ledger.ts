import type { Ledger } from '@nelly/contract/ledger/ledger'
import { useQueryClient } from '@tanstack/react-query'

/** The key of the query for a reservation's ledger. */
export const ledgerKey = (reservation: number) => ['reservations', 'ledger', reservation] as const

/** Shows a ledger as a change answered it: what is written next begins with its sums, also before it is read again. */
export function useShowLedger(reservation: number): (ledger: Ledger) => void {
  const client = useQueryClient()
  return (ledger) => client.setQueryData(ledgerKey(reservation), ledger)
}
