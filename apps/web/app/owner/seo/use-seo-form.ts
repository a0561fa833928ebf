import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { PREVIEW_FIELD, updateLandingMetadata } from '@nelly/contract/specified/landing-metadata'
import type { LandingAnswer } from '@nelly/contract/specified/landings'
import {
  METADATA_FIELDS,
  type MetadataDraft,
  type MetadataPicture,
  metadataBody,
  ownedMetadata,
} from '@nelly/contract/specified/metadata-mapper'
import { pick } from '@nelly/domain/pick'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { chosenFile, type FormPicture } from '../forms/picture.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { seoErrors } from './seo-errors.ts'

/** A landing's metadata as its form holds them. */
export type MetadataEdit = MetadataDraft & Record<MetadataPicture, FormPicture>

/** The landing's metadata: the form, and saving. */
export function useSeoForm({ id, metadata, revision }: OwnedLandingDetail) {
  const t = useWords('seo')
  const { form, ...edit } = useEditForm<MetadataEdit, LandingAnswer>({
    stored: { values: metadata, revision },
    storedOf: (answer) => ({ values: ownedMetadata(answer), revision: answer.revision }),
    fields: METADATA_FIELDS,
    validate: (values) => seoErrors(textsOf(values), storedLanguage()),
    save: ({ values, stored }) => {
      const { favicon, shareImage } = values
      const required = pick(values, ['title', 'description', 'shareDescription'])
      const changes = { ...required, ...changedFields(values, stored.values) }
      return callApi(updateLandingMetadata, {
        params: { userId: ownerId(), landingId: id },
        body: { ...metadataBody(changes), revision: stored.revision },
        files: { favicon: chosenFile(favicon), [PREVIEW_FIELD]: chosenFile(shareImage) },
      })
    },
    subject: 'landings',
    onSaved: () => autosave.forget(),
    done: (_, { values: { favicon, shareImage } }) =>
      t(chosenFile(favicon) || chosenFile(shareImage) ? 'imagesAdded' : 'saved'),
    failed: t('failed'),
  })
  const autosave = useDraft(`seo:${id}`, textsOf(form.values), form.setValues)
  return { form, autosave, ...edit }
}

/** What is kept on this device of a form that is not saved: files are not. */
const textsOf = ({ favicon: _, shareImage: __, ...texts }: MetadataEdit): MetadataDraft => texts
