import { useI18n } from '../i18n.tsx'
import { Line } from './line.tsx'

interface ToldDriversProps {
  driverAge: number | null
  additionalDrivers: number
}

/** What a visitor told of who drives; nothing where they told nothing. */
export function ToldDrivers({ driverAge, additionalDrivers }: ToldDriversProps) {
  const { say } = useI18n()
  if (driverAge === null && additionalDrivers === 0) return null
  return (
    <Line label={say('review.drivers')}>
      {driverAge !== null && <span>{say('review.driverAge', { age: driverAge })}</span>}{' '}
      {additionalDrivers > 0 && <span>{say('review.additionalDrivers', { count: additionalDrivers })}</span>}
    </Line>
  )
}
