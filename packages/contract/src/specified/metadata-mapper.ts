import { pick } from '@nelly/domain/pick'
import type { z } from 'zod'
import { renamed, wireNames } from '../names.ts'
import type { updateLandingMetadata } from './landing-metadata.ts'
import type { LandingAnswer } from './landings.ts'

/** The form's names of what a landing tells search engines and link previews. */
export const METADATA_FIELDS = {
  meta_title: 'title',
  meta_description: 'description',
  meta_keywords: 'keywords',
  og_title: 'shareTitle',
  og_description: 'shareDescription',
  robots: 'robots',
  canonical_url: 'canonical',
  favicon: 'favicon',
  og_image: 'shareImage',
} as const

export type MetadataPicture = 'favicon' | 'shareImage'

/** A landing's metadata, as a form holds it. The pictures are sent beside the body. */
export type MetadataDraft = Record<
  Exclude<(typeof METADATA_FIELDS)[keyof typeof METADATA_FIELDS], MetadataPicture>,
  string
>

/** The same of a landing that is stored, with the paths of its pictures below `/storage/`. */
export type OwnedMetadata = MetadataDraft & Record<MetadataPicture, string | null>

/** Parses a landing's metadata; what is missing is blank. */
export function ownedMetadata(answer: LandingAnswer): OwnedMetadata {
  const wire = Object.keys(METADATA_FIELDS) as (keyof typeof METADATA_FIELDS)[]
  const { favicon, shareImage, ...texts } = renamed(pick(answer, wire), METADATA_FIELDS)
  const draft = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? '']))
  return { ...(draft as MetadataDraft), favicon, shareImage }
}

/** What is changed of it; a picture that is null is removed. */
type MetadataChanges = Pick<MetadataDraft, 'title' | 'description' | 'shareDescription'> &
  Partial<MetadataDraft & Readonly<Record<MetadataPicture, unknown>>>

/** The body that stores changes. */
export const metadataBody = ({
  favicon,
  shareImage,
  ...texts
}: MetadataChanges): z.input<typeof updateLandingMetadata.body> => ({
  ...renamed(texts, wireNames(METADATA_FIELDS)),
  ...(favicon === null && { favicon }),
  ...(shareImage === null && { og_image: shareImage }),
})
