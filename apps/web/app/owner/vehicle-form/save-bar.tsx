import { Button, Progress } from '@mantine/core'
import { useWords } from '../words/use-words.ts'
import css from './save-bar.module.css'

interface SaveBarProps {
  words: string
  pending: boolean
  /** 0 to 1 while files are under way. */
  progress: number | undefined
  onCancel: () => void
}

/** The end of a long form, always in sight: give up or save, and how far the pictures have come. */
export function SaveBar({ words, pending, progress, onCancel }: SaveBarProps) {
  const say = useWords('vehicleForm')
  const common = useWords('common')
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={css.bar}>
      {pending && (
        <div className={css.progress} role="status">
          <span>{percent < 100 ? say('uploading', { percent }) : say('saving')}</span>
          <Progress value={percent} size="sm" aria-label={say('pictures')} />
        </div>
      )}
      <div className={css.buttons}>
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {common('cancel')}
        </Button>
        <Button type="submit" loading={pending}>
          {words}
        </Button>
      </div>
    </div>
  )
}
