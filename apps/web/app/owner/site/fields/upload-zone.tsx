import { Alert, Button, Progress, Text } from '@mantine/core'
import { refusalWords } from '@nelly/contract/refusal-words'
import { addSitePictures, type SitePictureKind } from '@nelly/contract/site/calls'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { pictureFault } from '../../forms/picture-fault.ts'
import { LOGO_TYPES, PICTURE_TYPES } from '../../forms/picture-types.ts'
import { callApi } from '../../session/call.ts'
import { PictureZone } from '../../ui/picture-zone.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { newPartId } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'
import css from './upload-zone.module.css'

interface UploadZoneProps {
  kind: SitePictureKind
  /** How many more pictures there may be. */
  most: number
  /** Called with the path of each picture once it is stored. */
  onStored: (path: string) => void
}

/** A picture on its way to the server. */
interface Upload {
  readonly id: string
  readonly file: File
  /** How much of it has been sent, 0 to 1. */
  readonly share: number
  /** Why it was not stored; it can be tried again unless the picture itself is at fault. */
  readonly error?: string
  readonly isFinal?: boolean
}

/** Where pictures are dropped or chosen; each is checked, sent and stored at once, and those that failed are kept to try again. */
export function UploadZone({ kind, most, onStored }: UploadZoneProps) {
  const say = useWords('site')
  const { landing } = useSite()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const isSvgAllowed = kind === 'logo' || kind === 'icon'
  const update = (id: string, changes: Partial<Upload> | undefined) =>
    setUploads((now) =>
      now.flatMap((one) => (one.id !== id ? [one] : changes === undefined ? [] : [{ ...one, ...changes }])),
    )
  const send = async ({ id, file }: Upload) => {
    const fault = await pictureFault(file, { svg: isSvgAllowed })
    if (fault) return update(id, { error: refusalWords(fault, storedLanguage()), isFinal: true })
    try {
      const [stored] = await callApi(addSitePictures, {
        params: { landingId: landing.id },
        files: { [kind]: [file] },
        onProgress: (share) => update(id, { share }),
      })
      update(id, undefined)
      if (stored) onStored(stored.path)
    } catch (problem) {
      const said = problem instanceof ApiProblem ? (problem.errors[kind]?.[0] ?? problem.message) : ''
      const isFinal = problem instanceof ApiProblem && (problem.status === 413 || problem.status === 422)
      update(id, { error: said || say('pictures.failed'), isFinal })
    }
  }
  const begin = (files: readonly File[]) => {
    const begun = files.slice(0, most).map((file): Upload => ({ id: newPartId(), file, share: 0 }))
    setUploads((now) => [...now.filter(({ isFinal }) => !isFinal), ...begun])
    for (const upload of begun) void send(upload)
  }
  const again = (upload: Upload) => {
    setUploads((now) =>
      now.map((one) => (one.id === upload.id ? { id: one.id, file: one.file, share: 0 } : one)),
    )
    void send(upload)
  }
  return (
    <div className={css.uploads}>
      {uploads.map((upload) =>
        upload.error === undefined ? (
          <div key={upload.id}>
            <Text size="sm">{say('pictures.sending', { name: upload.file.name })}</Text>
            <Progress value={upload.share * 100} aria-label={upload.file.name} animated />
          </div>
        ) : (
          <Alert key={upload.id} color="red" role="alert" title={upload.file.name}>
            <Text size="sm">{upload.error}</Text>
            <div className={css.buttons}>
              {!upload.isFinal && (
                <Button variant="default" size="compact-sm" onClick={() => again(upload)}>
                  {say('pictures.again')}
                </Button>
              )}
              <Button variant="subtle" size="compact-sm" onClick={() => update(upload.id, undefined)}>
                {say('pictures.leaveOut')}
              </Button>
            </div>
          </Alert>
        ),
      )}
      <PictureZone
        label={say(`pictures.${kind}`)}
        types={isSvgAllowed ? LOGO_TYPES : PICTURE_TYPES}
        multiple={most > 1}
        slim
        onPictures={(taken, refused) => begin([...taken, ...refused])}
      >
        <IconPhotoUp size={26} stroke={1.5} aria-hidden="true" />
        <span>{say(`pictures.${kind}`)}</span>
      </PictureZone>
    </div>
  )
}
