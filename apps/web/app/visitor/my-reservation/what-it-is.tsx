import type { MyReservation } from '@nelly/contract/my-reservation'
import { useSpeech } from '../speech.tsx'
import styles from './reservation.module.css'

/** Which reservation a step is about, in two lines. */
export function WhatItIs({ reservation: { vehicle, period } }: { reservation: MyReservation }) {
  const { say, longMoment } = useSpeech()
  const [from, to] = [longMoment(period.pickup), longMoment(period.return)]
  return (
    <p className={styles.what}>
      <strong>{vehicle.name}</strong> <span>{say('trip.span', { from, to })}</span>
    </p>
  )
}
