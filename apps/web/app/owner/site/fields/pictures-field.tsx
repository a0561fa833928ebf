import { Button } from '@mantine/core'
import type { SitePictureKind } from '@nelly/contract/site/calls'
import { MAX_SITE_TITLE } from '@nelly/domain/site/limits'
import type { SitePicture } from '@nelly/domain/site/sections'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { IconPhotoUp, IconReplace } from '@tabler/icons-react'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { LOGO_TYPES, PICTURE_TYPES } from '../../ui/picture-types.ts'
import { PictureZone } from '../../ui/picture-zone.tsx'
import { useWords } from '../../words/use-words.ts'
import { EntriesField } from './entries-field.tsx'
import { FocusField } from './focus-field.tsx'
import { TextsField } from './texts-field.tsx'
import { UploadStates } from './upload-states.tsx'
import { isSvgAllowed, useUploads } from './use-uploads.ts'

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

interface ReplacePictureProps {
  /** What the photograph is called. */
  name: string
  /** Called with the path of the other photograph once it is stored. */
  onStored: (path: string) => void
}

/** A button that puts another photograph into the place of one. */
function ReplacePicture({ name, onStored }: ReplacePictureProps) {
  const t = useWords('site.pictures')
  const uploads = useUploads('photograph', onStored)
  return (
    <div className="list">
      <ChooseFiles accept={PICTURE_TYPES.join(',')} onChosen={(files) => uploads.send(files, 1)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-md"
            style={{ justifySelf: 'start' }}
            leftSection={<IconReplace size={16} aria-hidden="true" />}
            aria-label={t('replaceNamed', { name })}
          >
            {t('replace')}
          </Button>
        )}
      </ChooseFiles>
      <UploadStates {...uploads} />
    </div>
  )
}

interface UploadZoneProps {
  kind: SitePictureKind
  /** How many more pictures there may be. */
  most: number
  /** Called with the path of each picture once it is stored. */
  onStored: (path: string) => void
}

/** Where pictures are dropped or chosen. */
function UploadZone({ kind, most, onStored }: UploadZoneProps) {
  const t = useWords('site.pictures')
  const uploads = useUploads(kind, onStored)
  return (
    <div className="list">
      <UploadStates {...uploads} />
      <PictureZone
        label={t(kind)}
        types={isSvgAllowed(kind) ? LOGO_TYPES : PICTURE_TYPES}
        multiple={most > 1}
        slim
        onPictures={(taken, refused) => uploads.send([...taken, ...refused], most)}
      >
        <IconPhotoUp size={26} stroke={1.5} aria-hidden="true" />
        <span>{t(kind)}</span>
      </PictureZone>
    </div>
  )
}
