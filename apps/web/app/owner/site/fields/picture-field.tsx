import { Button, Input } from '@mantine/core'
import type { SitePictureKind } from '@nelly/contract/site/calls'
import { storedUrl } from '../../words/stored-url.ts'
import { useWords } from '../../words/use-words.ts'
import css from './picture-field.module.css'
import { UploadZone } from './upload-zone.tsx'

interface PictureFieldProps {
  /** Its anchor, such as `look.logo`. */
  field: string
  label: string
  hint?: string
  kind: SitePictureKind
  /** The path of the stored picture; null for none. */
  path: string | null
  onStored: (path: string) => void
  /** Removes it; without this it can only be replaced. */
  onRemove?: () => void
}

/** One picture, which another one replaces. */
export function PictureField({ field, label, hint, kind, path, onStored, onRemove }: PictureFieldProps) {
  const t = useWords('site.pictures')
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      descriptionProps={{ mt: 6 }}
      data-field={field}
    >
      <div className={css.field}>
        {path && <img src={storedUrl(path)} alt={label} className={css.picture} />}
        <UploadZone kind={kind} most={1} onStored={onStored} />
        {path && onRemove && (
          <Button variant="default" size="compact-md" className={css.remove ?? ''} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
