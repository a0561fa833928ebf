import { Button, FileButton } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import { PICTURE_TYPES } from '../../forms/picture-types.ts'
import { useWords } from '../../words/use-words.ts'
import { UploadStates } from './upload-states.tsx'
import css from './upload-zone.module.css'
import { useUploads } from './use-uploads.ts'

interface ReplacePictureProps {
  /** What the photograph is called. */
  name: string
  /** Called with the path of the other photograph once it is stored. */
  onStored: (path: string) => void
}

/** A button that puts another photograph into the place of one. */
export function ReplacePicture({ name, onStored }: ReplacePictureProps) {
  const t = useWords('site.pictures')
  const uploads = useUploads('photograph', onStored)
  return (
    <div className={css.uploads}>
      <FileButton accept={PICTURE_TYPES.join(',')} onChange={(file) => file && uploads.send([file], 1)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-md"
            className={css.replace ?? ''}
            leftSection={<IconReplace size={16} aria-hidden="true" />}
            aria-label={t('replaceNamed', { name })}
          >
            {t('replace')}
          </Button>
        )}
      </FileButton>
      <UploadStates {...uploads} />
    </div>
  )
}
