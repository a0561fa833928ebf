import { useI18n } from '../i18n.tsx'
import { Line } from './line.tsx'

interface ToldDriversProps {
  driverAge: number | null
  additionalDrivers: number
}

/** What a visitor told of who drives; nothing where they told nothing. */
export function ToldDrivers({ driverAge, additionalDrivers }: ToldDriversProps) {
  const { t } = useI18n()
  if (driverAge === null && additionalDrivers === 0) return null
  return (
    <Line label={t('review.drivers')}>
      {driverAge !== null && <span>{t('review.driverAge', { age: driverAge })}</span>}{' '}
      {additionalDrivers > 0 && <span>{t('review.additionalDrivers', { count: additionalDrivers })}</span>}
    </Line>
  )
}
