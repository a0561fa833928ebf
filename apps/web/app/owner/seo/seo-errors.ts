import { fieldErrors } from '@nelly/contract/field-words'
import { updateLandingMetadata } from '@nelly/contract/landing-metadata'
import { METADATA_FIELDS, type MetadataDraft, metadataBody } from '@nelly/contract/owned-metadata'
import type { Language } from '@nelly/contract/wire'

/** The errors of the call's own schema, by the form's names. */
export function seoErrors(draft: MetadataDraft, language: Language): Record<string, string> {
  const read = updateLandingMetadata.body.safeParse(metadataBody(draft))
  if (read.success) return {}
  const errors: Record<string, string> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, language))) {
    const field = METADATA_FIELDS[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
