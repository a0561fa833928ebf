import { updateLandingMetadata } from '@nelly/contract/specified/landing-metadata'
import { METADATA_FIELDS, type MetadataDraft, metadataBody } from '@nelly/contract/specified/metadata-mapper'
import type { Language } from '@nelly/contract/wire'
import { schemaErrors } from '../forms/schema-errors.ts'

/** The errors of the call's own schema, by the form's names. */
export const seoErrors = (draft: MetadataDraft, language: Language) =>
  schemaErrors(updateLandingMetadata.body.safeParse(metadataBody(draft)).error, language, METADATA_FIELDS)
