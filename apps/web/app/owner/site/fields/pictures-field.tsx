import { MAX_SITE_TITLE } from '@nelly/domain/site/limits'
import type { SitePicture } from '@nelly/domain/site/sections'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { EntriesField } from './entries-field.tsx'
import { FocusField } from './focus-field.tsx'
import { ReplacePicture } from './replace-picture.tsx'
import { TextsField } from './texts-field.tsx'
import { UploadZone } from './upload-zone.tsx'

interface PicturesFieldProps {
  /** Its anchor, such as `section:gallery.pictures`. */
  field: string
  label: string
  hint?: string
  pictures: readonly SitePicture[]
  most: number
  onChange: (change: (pictures: readonly SitePicture[]) => readonly SitePicture[]) => void
}

/** Pictures that are uploaded, described, moved, replaced and removed. */
export function PicturesField({ field, label, hint, pictures, most, onChange }: PicturesFieldProps) {
  const t = useWords('site')
  const nameOf = (number: number) => (most === 1 ? label : t('pictures.one', { number }))
  return (
    <EntriesField
      field={field}
      {...((most > 1 || pictures.length === 0) && { label })}
      {...(hint && { hint })}
      entries={pictures}
      most={most}
      keyOf={({ path }) => path}
      nameOf={nameOf}
      onChange={(all) => onChange(() => all)}
      action={
        <UploadZone
          kind="photograph"
          most={most - pictures.length}
          onStored={(path) => onChange((now) => [...now, newPicture(path)].slice(0, most))}
        />
      }
    >
      {(picture, index, change) => (
        <>
          <FocusField picture={picture} onChange={(focus) => change({ focus })} />
          <ReplacePicture
            name={nameOf(index + 1)}
            onStored={(path) =>
              onChange((now) =>
                now.map((one) => (one.path === picture.path ? { ...one, path, focus: MIDDLE } : one)),
              )
            }
          />
          <TextsField
            field={`${field}.${index}.alt`}
            label={t('pictures.alt')}
            hint={t('pictures.altHint')}
            value={picture.alt}
            longest={MAX_SITE_TITLE}
            onChange={(alt) => change({ alt })}
          />
        </>
      )}
    </EntriesField>
  )
}

const MIDDLE = { x: 50, y: 50 }

/** A picture that was just stored, with its subject in the middle. */
const newPicture = (path: string): SitePicture => ({ path, alt: NO_TEXT, focus: MIDDLE })
