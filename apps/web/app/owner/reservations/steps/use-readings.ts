import { useWords } from '../../words/use-words.ts'

interface Readings {
  odometer?: unknown
  fuelEighths?: unknown
}

/** Puts what was read at a handover or a return into words, such as "34,210 km, 6/8"; null for nothing. */
export function useReadings(): (readings: Readings) => string | null {
  const t = useWords('steps')
  return ({ odometer, fuelEighths }) => {
    const words = [
      ...(typeof odometer === 'number' ? [t('km', { km: odometer.toLocaleString('en') })] : []),
      ...(typeof fuelEighths === 'number' ? [t('ofTank', { eighths: fuelEighths })] : []),
    ]
    return words.length > 0 ? words.join(t('and')) : null
  }
}
