import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { addSitePictures, type SitePictureKind } from '@nelly/contract/site/calls'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { checkedPicture } from '../../forms/checked-picture.ts'
import { callApi } from '../../session/call.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { newPartId } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'

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

export interface Uploads {
  readonly uploads: readonly Upload[]
  /** Sends the first pictures, one after the other, and says of those beyond `most` that there is no room for them. */
  readonly send: (files: readonly File[], most: number) => void
  readonly again: (upload: Upload) => void
  readonly leaveOut: (upload: Upload) => void
}

export const isSvgAllowed = (kind: SitePictureKind): boolean => kind === 'logo' || kind === 'icon'

/** Pictures that are checked, sent and stored as soon as they are chosen; those that failed are kept to try again. */
export function useUploads(kind: SitePictureKind, onStored: (path: string) => void): Uploads {
  const t = useWords('site.pictures')
  const { landing } = useSite()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  /** They are stored in the order in which they were chosen. */
  const queue = useRef(Promise.resolve())
  const update = (id: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const remove = (id: string) => setUploads((now) => now.filter((one) => one.id !== id))
  const store = async ({ id, file: chosen }: Upload) => {
    const { file, fault } = await checkedPicture(chosen, { svg: isSvgAllowed(kind) })
    if (fault) return update(id, { error: refusalWords(fault, storedLanguage()), isFinal: true })
    try {
      const [stored] = await callApi(addSitePictures, {
        params: { landingId: landing.id },
        files: { [kind]: [file] },
        onProgress: (share) => update(id, { share }),
      })
      remove(id)
      if (stored) onStored(stored.path)
    } catch (problem) {
      const said = problem instanceof ApiProblem ? (problem.errors[kind]?.[0] ?? problem.message) : ''
      const isFinal = problem instanceof ApiProblem && (problem.status === 413 || problem.status === 422)
      update(id, { error: said || t('failed'), isFinal })
    }
  }
  const begin = (upload: Upload) => {
    queue.current = queue.current.then(() => store(upload))
  }
  return {
    uploads,
    send: (files, most) => {
      const room = most - uploads.filter(({ error }) => error === undefined).length
      const chosen = files.map((file, place): Upload => {
        const upload = { id: newPartId(), file, share: 0 }
        return place < room ? upload : { ...upload, error: t('noRoom'), isFinal: true }
      })
      setUploads((now) => [...now.filter(({ isFinal }) => !isFinal), ...chosen])
      for (const upload of chosen) if (upload.error === undefined) begin(upload)
    },
    again: ({ id, file }) => {
      const upload = { id, file, share: 0 }
      setUploads((now) => now.map((one) => (one.id === id ? upload : one)))
      begin(upload)
    },
    leaveOut: ({ id }) => remove(id),
  }
}
