import { type OwnedReservation, ownedReservation } from '@nelly/contract/owned-reservation'
import { listReservations } from '@nelly/contract/reservations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** How a reservation is found that is known by its number alone: by its landing and a day of its rental. */
export interface ReservationPlace {
  id: number
  landingId: number
  /** `yyyy-mm-dd` */
  day: string
}

/** The reservation that is looked at, read when it is asked for. */
export function useOpenedReservation() {
  const say = useWords('reservations')
  const toasts = useToasts()
  const [opened, setOpened] = useState<OwnedReservation>()
  const reading = useMutation({
    mutationFn: async ({ id, landingId, day }: ReservationPlace) => {
      const there = await callApi(listReservations, { params: { landingId }, query: { from: day, to: day } })
      const found = there.find((reservation) => reservation.id === id)
      if (!found) throw new Error(`no reservation ${id} on ${day}`)
      return ownedReservation(found)
    },
    onSuccess: setOpened,
    onError: () => toasts.failed(say('loadFailed')),
  })
  return {
    opened,
    reading: reading.isPending ? reading.variables.id : undefined,
    open: (place: ReservationPlace) => reading.mutate(place),
    close: () => setOpened(undefined),
  }
}
