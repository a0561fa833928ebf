import type { DriverAges } from '@nelly/domain/rules/driver-rules'
import type { I18n } from '../i18n.tsx'

/** Who may drive, in sentences: ages, and years of the driving licence. None where the landing says nothing. */
export function driverWords(
  { ages: { min, max }, licenseYears }: { ages: DriverAges; licenseYears: number | null },
  t: I18n['t'],
): string[] {
  const range = min === null ? 'to' : max === null ? 'from' : 'both'
  return [
    ...(min === null && max === null
      ? []
      : [t('vehicle.ages', { range, min: String(min?.age), max: String(max) })]),
    ...(licenseYears === null || licenseYears === 0 ? [] : [t('vehicle.licence', { count: licenseYears })]),
  ]
}
