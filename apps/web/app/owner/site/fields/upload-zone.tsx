import type { SitePictureKind } from '@nelly/contract/site/calls'
import { IconPhotoUp } from '@tabler/icons-react'
import { LOGO_TYPES, PICTURE_TYPES } from '../../ui/picture-types.ts'
import { PictureZone } from '../../ui/picture-zone.tsx'
import { useWords } from '../../words/use-words.ts'
import { UploadStates } from './upload-states.tsx'
import { isSvgAllowed, useUploads } from './use-uploads.ts'

interface UploadZoneProps {
  kind: SitePictureKind
  /** How many more pictures there may be. */
  most: number
  /** Called with the path of each picture once it is stored. */
  onStored: (path: string) => void
}

/** Where pictures are dropped or chosen. */
export function UploadZone({ kind, most, onStored }: UploadZoneProps) {
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
