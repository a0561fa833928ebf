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
import { afterSave } from '../forms/conflicts/edit-conflicts.ts'
import { useEditConflicts } from '../forms/conflicts/use-edit-conflicts.ts'
import { useDraft } from '../forms/drafts/use-draft.ts'
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
  const toasts = useToasts()
  const client = useQueryClient()
  const edit = useEditConflicts(() => metadata, METADATA_FIELDS)
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
      edit.setRead(stored)
      form.setValues(afterSave(form.getValues(), sent.draft, draftOf(stored)))
      autosave.forget()
      await invalidate(client, 'landings')
      favicon.settle()
      shareImage.settle()
      toasts.done(PICTURES.some((one) => sent.pictures[one].file) ? t('imagesAdded') : t('saved'))
    },
    onError: (problem) => {
      const { favicon: ofFavicon, shareImage: ofShareImage, ...ofFields } = edit.refuse(problem)
      renderFaults(() => {
        favicon.setError(ofFavicon)
        shareImage.setError(ofShareImage)
        form.setErrors(ofFields)
      })
    },
  })
  /** Saves again, with the other value in the chosen fields. */
  const decide = (taken: ReadonlySet<SeoField>) => {
    const { adopted, known } = edit.resolve(taken)
    const { favicon: _, shareImage: __, ...values } = adopted
    form.setValues(values)
    for (const one of PICTURES) if (taken.has(one)) pictures[one].settle()
    saving.mutate({
      draft: { ...form.getValues(), ...values },
      pictures: {
        favicon: taken.has('favicon') ? UNTOUCHED : favicon,
        shareImage: taken.has('shareImage') ? UNTOUCHED : shareImage,
      },
      read: known,
    })
  }
  return {
    form,
    autosave,
    favicon,
    shareImage,
    submit: form.onSubmit(
      () => saving.mutate({ draft: form.getValues(), pictures, read: edit.read }),
      toFirstFault(form),
    ),
    pending: saving.isPending,
    failure: edit.failureOf(saving.error, t('failed')),
    conflicts: edit.conflicts,
    decide,
    keepEditing: edit.keepEditing,
  }
}

/** The form's values; pictures are held beside them. */
const draftOf = ({ favicon: _, shareImage: __, ...draft }: OwnedLandingDetail['metadata']): MetadataDraft =>
  draft
