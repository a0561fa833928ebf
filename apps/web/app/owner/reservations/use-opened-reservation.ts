import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { saying, useAddress } from '../ui/use-address.ts'
import { useReservationDetails } from './use-reservation-details.ts'

/** The actions on the open reservation. */
type Step = 'look' | 'cancel' | 'change'

/** The reservation whose details are open. */
export interface OpenedReservation {
  /** Undefined while none is open. */
  id: number | undefined
  step: Step
  /** The vehicle that the form of a change begins with, where another one was proposed. */
  proposed: number | undefined
  details: UseQueryResult<OwnedReservationDetails>
  open: (id: number, step?: Step, proposed?: number) => void
  close: () => void
}

/**
 * The reservation in the address, as a path (`/app/reservations/51`) or as a parameter (`?reservation=51`): it stays
 * open after a reload and after signing in again, until Back.
 */
export function useOpenedReservation(): OpenedReservation {
  const { reservationId } = useParams()
  const [address, change] = useAddress()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('look')
  const [proposed, setProposed] = useState<number>()
  const param = reservationId ?? address.get('reservation') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined
  const details = useReservationDetails(id)
  return {
    id,
    step,
    proposed,
    details,
    open: (reservation, next = 'look', vehicle) => {
      setStep(next)
      setProposed(vehicle)
      if (reservation !== id) change(saying({ reservation }), { replace: false })
    },
    close: () => {
      setStep('look')
      if (reservationId) navigate('/reservation', { replace: true, preventScrollReset: true })
      else change(saying({ reservation: undefined }))
    },
  }
}
