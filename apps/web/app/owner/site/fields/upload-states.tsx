import { Alert, Button, Progress, Text } from '@mantine/core'
import { useWords } from '../../words/use-words.ts'
import type { Uploads } from './use-uploads.ts'

/** How far pictures have been sent, and what can be done about those that were not stored. */
export function UploadStates({ uploads, again, leaveOut }: Uploads) {
  const t = useWords('site.pictures')
  return uploads.map((upload) =>
    upload.error === undefined ? (
      <div key={upload.id}>
        <Text size="sm">{t('sending', { name: upload.file.name })}</Text>
        <Progress value={upload.share * 100} aria-label={upload.file.name} animated />
      </div>
    ) : (
      <Alert key={upload.id} color="red" role="alert" title={upload.file.name}>
        <Text size="sm">{upload.error}</Text>
        <div className="row">
          {!upload.isFinal && (
            <Button variant="default" size="compact-sm" onClick={() => again(upload)}>
              {t('again')}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={() => leaveOut(upload)}>
            {t('leaveOut')}
          </Button>
        </div>
      </Alert>
    ),
  )
}
