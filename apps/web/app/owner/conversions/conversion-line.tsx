import { Progress } from '@mantine/core'
import type { OwnedPicture } from '@nelly/contract/specified/vehicle-mapper'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useLasting } from '../forms/use-lasting.ts'
import { useWords } from '../words/use-words.ts'
import { type ConversionCounts, conversionCounts } from './conversion-counts.ts'
import css from './conversion-line.module.css'

/** How long the message is shown that all are done. */
const DONE_MILLISECONDS = 8000

/**
 * The progress of the pictures' conversions while some are waiting; then, for a moment, that they are done, or how many
 * failed. Its space stays reserved until one leaves the screen, so that nothing below it moves.
 */
export function ConversionLine({ pictures }: { pictures: readonly OwnedPicture[] }) {
  const counts = conversionCounts(pictures)
  const [hasPlace, keepPlace] = useState(false)
  const { waiting, failed } = counts
  if (!hasPlace && waiting + failed > 0) keepPlace(true)
  if (!hasPlace) return null
  return (
    <div className={css.line}>
      <Waiting {...counts} />
      <p role="status" className="line">
        {waiting === 0 && (failed > 0 ? <Failed failed={failed} /> : <Done />)}
      </p>
    </div>
  )
}

function Waiting({ total, waiting }: ConversionCounts) {
  const t = useWords('conversions')
  const percent = total > 0 ? Math.round((100 * (total - waiting)) / total) : 100
  return (
    <div className={`row ${css.waiting}`} data-over={waiting === 0 || undefined}>
      <span>{t('waiting', { total, waiting })}</span>
      <Progress value={percent} size="sm" className={css.bar} aria-label={t('progress')} />
    </div>
  )
}

function Failed({ failed }: Pick<ConversionCounts, 'failed'>) {
  const t = useWords('conversions')
  return (
    <>
      <IconAlertTriangle size={18} className="sign" color="#b35c00" aria-hidden="true" />
      <span>{t('failed', { failed })}</span>
    </>
  )
}

function Done() {
  const t = useWords('conversions')
  if (useLasting(true, DONE_MILLISECONDS)) return null
  return (
    <>
      <IconCircleCheck size={18} className="sign" aria-hidden="true" />
      <span>{t('done')}</span>
    </>
  )
}
