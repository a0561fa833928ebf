import { Loader, VisuallyHidden } from '@mantine/core'
import type { Conversion } from '@nelly/contract/specified/vehicles'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './conversion-mark.module.css'

/** In a picture's corner: that its lighter formats are being made, or that this failed. */
export function ConversionMark({ conversion = 'done' }: { conversion: Conversion | undefined }) {
  const t = useWords('conversions')
  if (conversion === 'done') return null
  return (
    <span className={css.mark}>
      {conversion === 'waiting' ? <Loader size={14} /> : <IconAlertTriangle size={16} aria-hidden="true" />}
      <VisuallyHidden>{conversion === 'waiting' ? t('pictureWaiting') : t('pictureFailed')}</VisuallyHidden>
    </span>
  )
}
