import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import { useI18n } from '../i18n.tsx'
import styles from './secret-page.module.css'

interface WhatItIsProps {
  reservation: {
    readonly vehicle: Pick<MyReservation['vehicle'], 'name'>
    readonly period: MyReservation['period']
  }
}

/** The reservation of a step, in two lines. */
export function WhatItIs({ reservation: { vehicle, period } }: WhatItIsProps) {
  const { t, longMoment } = useI18n()
  const [from, to] = [longMoment(period.pickup), longMoment(period.return)]
  return (
    <p className={styles.what}>
      <strong>{vehicle.name}</strong> <span>{t('trip.span', { from, to })}</span>
    </p>
  )
}
