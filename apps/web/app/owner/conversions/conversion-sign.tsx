import { Progress } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import { conversionCounts } from './conversion-counts.ts'
import css from './conversion-sign.module.css'

/** On a vehicle's small picture: the progress of its conversions while some are waiting; then whether some failed. */
export function ConversionSign({ vehicle }: { vehicle: Pick<OwnedVehicle, 'name' | 'pictures'> }) {
  const t = useWords('conversions')
  const { name } = vehicle
  const { total, waiting, failed } = conversionCounts(vehicle.pictures)
  if (waiting > 0) {
    const done = total - waiting
    return (
      <span className={css.waiting}>
        <span aria-hidden="true">
          {done}/{total}
        </span>
        <Progress
          value={Math.round((100 * done) / total)}
          size={4}
          className={css.bar}
          aria-label={t('progressOf', { name })}
        />
      </span>
    )
  }
  if (failed === 0) return null
  const words = t('failedOf', { name, failed })
  return (
    <span className={css.failed} role="img" aria-label={words} title={words}>
      <IconAlertTriangle size={14} aria-hidden="true" />
    </span>
  )
}
