import { Alert, Button, Progress } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import css from '../forms/save-bar.module.css'
import { useLasting } from '../forms/use-lasting.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'

interface SaveBarProps {
  words: string
  /** Share of the pictures that has been sent, 0 to 1; undefined while nothing is sent. */
  progress: number | undefined
  failure: string | undefined
  onCancel: () => void
}

/** How long a save may take before its progress is shown. */
const PATIENCE_MILLISECONDS = 1000

/** The bottom bar of a long form, always visible: cancel or save, the progress of pictures, what failed. */
export function SaveBar({ words, progress, failure, onCancel }: SaveBarProps) {
  const common = useWords('common')
  const pending = progress !== undefined
  const lasting = useLasting(pending, PATIENCE_MILLISECONDS)
  return (
    <div className={css.bar}>
      <div className={css.told}>
        {lasting && <Sending share={progress ?? 0} />}
        {failure && !pending && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} py={8}>
            {failure}
          </Alert>
        )}
      </div>
      <div className={css.buttons}>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {common('cancel')}
        </Button>
        <BusyButton type="submit" busy={pending}>
          {words}
        </BusyButton>
      </div>
    </div>
  )
}

function Sending({ share }: { share: number }) {
  const t = useWords('vehicleForm')
  const percent = Math.round(share * 100)
  return (
    <div className="muted" role="status">
      <span>{percent < 100 ? t('uploading', { percent }) : t('saving')}</span>
      <Progress value={percent} size="sm" aria-label={t('pictures')} />
    </div>
  )
}
