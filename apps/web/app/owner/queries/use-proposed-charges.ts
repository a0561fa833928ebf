import { readProposedCharges } from '@nelly/contract/ledger/proposed-charges'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** What the customer of a vehicle may still be charged for its return; it is only asked for once the vehicle is back. */
export const useProposedCharges = ({ id, revision, returnedAt }: OwnedReservationDetails) =>
  useQuery({
    ...callQuery(['reservations', 'proposed-charges', id, revision], readProposedCharges, {
      params: { reservationId: id as ReservationId },
    }),
    enabled: returnedAt !== null,
    // What is typed stays while it is read again.
    placeholderData: keepPreviousData,
  })
