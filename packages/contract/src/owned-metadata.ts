import type { z } from 'zod'
import { editBody } from './edit-body.ts'
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

/** The body that stores a draft; pictures named in `removed` are removed. */
export const metadataBody = (
  draft: MetadataDraft,
  removed: readonly MetadataPicture[] = [],
): z.input<typeof updateLandingMetadata.body> => ({
  meta_title: draft.title,
  meta_description: draft.description,
  meta_keywords: draft.keywords,
  og_title: draft.shareTitle,
  og_description: draft.shareDescription,
  robots: draft.robots,
  canonical_url: draft.canonical,
  ...(removed.includes('favicon') ? { favicon: '' } : {}),
  ...(removed.includes('shareImage') ? { og_image: '' } : {}),
})

/**
 * The body that changes what differs in a draft from what was read; of the pictures, those in `removed` are removed,
 * and those in `added` are sent beside it.
 */
export const metadataEditBody = (
  draft: MetadataDraft,
  read: OwnedMetadata,
  pictures: { removed: readonly MetadataPicture[]; added: readonly MetadataPicture[] },
): z.input<typeof updateLandingMetadata.body> =>
  editBody(
    metadataBody(draft, pictures.removed),
    { ...metadataBody(read), favicon: read.favicon, og_image: read.shareImage },
    {
      required: ['meta_title', 'meta_description', 'og_description'],
      files: [...pictures.removed, ...pictures.added].map((picture) => PICTURE_FIELDS[picture]),
    },
  )

const PICTURE_FIELDS = { favicon: 'favicon', shareImage: 'og_image' } as const

/** The files of a body by their form fields. */
export const metadataFiles = <F>(chosen: Readonly<Record<MetadataPicture, F | undefined>>) => ({
  favicon: chosen.favicon,
  og_image: chosen.shareImage,
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
