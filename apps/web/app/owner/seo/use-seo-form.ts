import { useForm } from '@mantine/form'
import { updateLandingMetadata } from '@nelly/contract/landing-metadata'
import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import {
  METADATA_FIELDS,
  type MetadataDraft,
  type MetadataPicture,
  metadataEditBody,
  metadataFiles,
  type OwnedMetadata,
  ownedMetadata,
} from '@nelly/contract/owned-metadata'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  afterSave,
  conflictsOf,
  type FieldConflict,
  theirValues,
  valuesOf,
} from '../forms/conflicts/edit-conflicts.ts'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { renderFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { type PictureChoice, usePictureChoice } from '../forms/use-picture-choice.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { seoErrors } from './seo-errors.ts'

export type SeoField = keyof MetadataDraft | MetadataPicture

/** What is sent: the form's values, its pictures, and the initial values. */
interface Edit {
  draft: MetadataDraft
  pictures: Readonly<Record<MetadataPicture, Pick<PictureChoice, 'file' | 'removed'>>>
  read: OwnedMetadata
}

const PICTURES: readonly MetadataPicture[] = ['favicon', 'shareImage']
const UNTOUCHED = { file: undefined, removed: false }

/** The landing's metadata: the form, its two pictures, and saving. */
export function useSeoForm({ id, metadata }: OwnedLandingDetail) {
  const t = useWords('seo')
  const conflictWords = useWords('conflicts')
  const toasts = useToasts()
  const client = useQueryClient()
  const [read, setRead] = useState(metadata)
  const [conflicts, setConflicts] = useState<FieldConflict<SeoField>[]>([])
  const favicon = usePictureChoice(metadata.favicon)
  const shareImage = usePictureChoice(metadata.shareImage)
  const pictures = { favicon, shareImage }
  const form = useForm<MetadataDraft>({
    mode: 'controlled',
    initialValues: draftOf(metadata),
    validate: (draft) => seoErrors(draft, storedLanguage()),
  })
  const autosave = useDraft(`seo:${id}`, form.values, form.setValues)
  const saving = useGuardedMutation({
    mutationFn: ({ draft, pictures, read }: Edit) =>
      callApi(updateLandingMetadata, {
        params: { userId: ownerId(), landingId: id },
        body: metadataEditBody(draft, read, {
          removed: PICTURES.filter((one) => pictures[one].removed),
          added: PICTURES.filter((one) => pictures[one].file),
        }),
        files: metadataFiles({ favicon: pictures.favicon.file, shareImage: pictures.shareImage.file }),
      }),
    onSuccess: async (answer, sent) => {
      const stored = ownedMetadata(answer)
      setRead(stored)
      form.setValues(afterSave(form.getValues(), sent.draft, draftOf(stored)))
      autosave.forget()
      await invalidate(client, 'landings')
      favicon.settle()
      shareImage.settle()
      toasts.done(PICTURES.some((one) => sent.pictures[one].file) ? t('imagesAdded') : t('saved'))
    },
    onError: (problem) => {
      setConflicts(conflictsOf(problem, METADATA_FIELDS))
      const {
        favicon: ofFavicon,
        shareImage: ofShareImage,
        ...ofFields
      } = fieldErrorsOf(problem, METADATA_FIELDS)
      renderFaults(() => {
        favicon.setError(ofFavicon)
        shareImage.setError(ofShareImage)
        form.setErrors(ofFields)
      })
    },
  })
  /** Saves again, with the other value in the chosen fields. */
  const decide = (taken: ReadonlySet<SeoField>) => {
    const theirs = theirValues(conflicts)
    const { favicon: _, shareImage: __, ...adopted } = valuesOf(theirs, taken)
    const known = { ...read, ...theirs }
    form.setValues(adopted)
    for (const one of PICTURES) if (taken.has(one)) pictures[one].settle()
    setRead(known)
    setConflicts([])
    saving.mutate({
      draft: { ...form.getValues(), ...adopted },
      pictures: {
        favicon: taken.has('favicon') ? UNTOUCHED : favicon,
        shareImage: taken.has('shareImage') ? UNTOUCHED : shareImage,
      },
      read: known,
    })
  }
  const isConflict = conflictsOf(saving.error, METADATA_FIELDS).length > 0
  return {
    form,
    autosave,
    favicon,
    shareImage,
    submit: form.onSubmit(
      () => saving.mutate({ draft: form.getValues(), pictures, read }),
      toFirstFault(form),
    ),
    pending: saving.isPending,
    failure: saving.isError ? (isConflict ? conflictWords('notSaved') : t('failed')) : undefined,
    conflicts,
    decide,
    keepEditing: () => setConflicts([]),
  }
}

/** The form's values; pictures are held beside them. */
const draftOf = ({ favicon: _, shareImage: __, ...draft }: OwnedLandingDetail['metadata']): MetadataDraft =>
  draft
