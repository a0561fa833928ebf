import type { z } from 'zod'
import type { updateLandingMetadata } from './landing-metadata.ts'
import type { LandingAnswer } from './landings.ts'

/** What a landing tells search engines and link previews, as a form holds it. The pictures are sent beside the body. */
export interface MetadataDraft {
  title: string
  description: string
  keywords: string
  shareTitle: string
  shareDescription: string
  robots: string
  canonical: string
}

/** The same of a landing that is stored, with the paths of its pictures below `/storage/`. */
export interface OwnedMetadata extends MetadataDraft {
  favicon: string | null
  shareImage: string | null
}

export type MetadataPicture = 'favicon' | 'shareImage'

/** Parses a landing's metadata; what is missing is blank. */
export const ownedMetadata = (answer: LandingAnswer): OwnedMetadata => ({
  title: answer.meta_title ?? '',
  description: answer.meta_description ?? '',
  keywords: answer.meta_keywords ?? '',
  shareTitle: answer.og_title ?? '',
  shareDescription: answer.og_description ?? '',
  robots: answer.robots ?? '',
  canonical: answer.canonical_url ?? '',
  favicon: answer.favicon,
  shareImage: answer.og_image,
})

/** What is changed of it; a picture that is null is removed. */
type MetadataChanges = Pick<MetadataDraft, 'title' | 'description' | 'shareDescription'> &
  Partial<MetadataDraft & Readonly<Record<MetadataPicture, unknown>>>

/** The body that stores changes. */
export const metadataBody = (changes: MetadataChanges): z.input<typeof updateLandingMetadata.body> => ({
  meta_title: changes.title,
  meta_description: changes.description,
  meta_keywords: changes.keywords,
  og_title: changes.shareTitle,
  og_description: changes.shareDescription,
  robots: changes.robots,
  canonical_url: changes.canonical,
  ...(changes.favicon === null && { favicon: '' }),
  ...(changes.shareImage === null && { og_image: '' }),
})

/** The form field that shows the error of a field of the wire. */
export const METADATA_FIELDS: Readonly<Record<string, keyof MetadataDraft | MetadataPicture>> = {
  meta_title: 'title',
  meta_description: 'description',
  meta_keywords: 'keywords',
  og_title: 'shareTitle',
  og_description: 'shareDescription',
  robots: 'robots',
  canonical_url: 'canonical',
  favicon: 'favicon',
  og_image: 'shareImage',
}
