import { Alert, Button, Progress } from '@mantine/core'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './photographs.module.css'
import type { Upload } from './upload-queue.ts'
import type { useUploadQueue } from './use-upload-queue.ts'

/** How far photographs have been sent, and those that were not stored. */
export function UploadStates({ uploads, again, leaveOut }: Omit<ReturnType<typeof useUploadQueue>, 'send'>) {
  const t = useWords('photographs')
  const waiting = uploads.filter(({ failure }) => !failure)
  const [current] = waiting
  return (
    <>
      <div role="status" className={css.sending}>
        {waiting.length > 0 && <span className="muted">{t('sending', { count: waiting.length })}</span>}
      </div>
      {current && <Progress value={current.share * 100} aria-label={t('progress')} animated />}
      {uploads.map(
        (upload) =>
          upload.failure && (
            <FailedUpload
              key={upload.id}
              upload={upload}
              onAgain={() => again(upload.id)}
              onLeaveOut={() => leaveOut(upload.id)}
            />
          ),
      )}
    </>
  )
}

interface FailedUploadProps {
  upload: Upload
  onAgain: () => void
  onLeaveOut: () => void
}

/** A photograph that was not stored, as phones give all of them one name. */
function FailedUpload({ upload: { file, failure }, onAgain, onLeaveOut }: FailedUploadProps) {
  const t = useWords('photographs')
  const address = useObjectUrl(file)
  return (
    <Alert color="red" variant="light" role="alert" title={failure?.words || t('failed')}>
      <div className="row">
        {address && file.type.startsWith('image/') ? (
          <img src={address} alt={file.name} className={css.failed} />
        ) : (
          <span className="muted">{file.name}</span>
        )}
        {!failure?.isFinal && (
          <Button variant="default" size="compact-md" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button variant="subtle" size="compact-md" onClick={onLeaveOut}>
          {t('leaveOut')}
        </Button>
      </div>
    </Alert>
  )
}
