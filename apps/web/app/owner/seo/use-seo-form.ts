import { useForm } from '@mantine/form'
import { updateLandingMetadata } from '@nelly/contract/landing-metadata'
import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import {
  METADATA_FIELDS,
  type MetadataDraft,
  type MetadataPicture,
  metadataBody,
  metadataFiles,
  ownedMetadata,
} from '@nelly/contract/owned-metadata'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { toFirstFault } from '../forms/to-first-fault.ts'
import { toldBy } from '../forms/told-by.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { seoErrors } from './seo-errors.ts'
import { usePictureChoice } from './use-picture-choice.ts'

/** What the landing tells search engines: the form, its two pictures, and how it is saved. */
export function useSeoForm({ id, metadata }: OwnedLandingDetail) {
  const say = useWords('seo')
  const toasts = useToasts()
  const client = useQueryClient()
  const favicon = usePictureChoice(metadata.favicon)
  const shareImage = usePictureChoice(metadata.shareImage)
  const [told, setTold] = useState<Partial<Record<MetadataPicture, string>>>({})
  const form = useForm<MetadataDraft>({
    mode: 'controlled',
    initialValues: draftOf(metadata),
    validate: (draft) => seoErrors(draft, storedLanguage()),
  })
  const kept = useDraft(`seo:${id}`, form.values, form.setValues)
  const saving = useMutation({
    mutationFn: () =>
      callApi(updateLandingMetadata, {
        params: { userId: ownerId(), landingId: id },
        body: metadataBody(form.getValues(), [
          ...(favicon.removed ? (['favicon'] as const) : []),
          ...(shareImage.removed ? (['shareImage'] as const) : []),
        ]),
        files: metadataFiles({ favicon: favicon.file, shareImage: shareImage.file }),
      }),
    onSuccess: async (answer) => {
      const added = favicon.file ?? shareImage.file
      form.setValues(draftOf(ownedMetadata(answer)))
      kept.forget()
      await client.invalidateQueries({ queryKey: ['landing', id] })
      favicon.settle()
      shareImage.settle()
      setTold({})
      toasts.done(added ? say('imagesAdded') : say('saved'))
    },
    onError: (problem) => {
      const { favicon, shareImage, ...ofFields } = toldBy(problem, METADATA_FIELDS)
      setTold({ ...(favicon ? { favicon } : {}), ...(shareImage ? { shareImage } : {}) })
      form.setErrors(ofFields)
    },
  })
  return {
    form,
    kept,
    favicon,
    shareImage,
    told,
    submit: form.onSubmit(() => saving.mutate(), toFirstFault(form)),
    pending: saving.isPending,
    failure: saving.isError ? say('failed') : undefined,
  }
}

/** The form's values; pictures are chosen beside them. */
const draftOf = ({ favicon: _, shareImage: __, ...draft }: OwnedLandingDetail['metadata']): MetadataDraft =>
  draft
