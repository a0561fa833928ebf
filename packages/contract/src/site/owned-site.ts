import type { SiteBlocker } from '@nelly/domain/site/checklist'
import type { PublicationKind, SiteDocument } from '@nelly/domain/site/site-document'
import type { z } from 'zod'
import type { Picture } from '../public-site.ts'
import type {
  listPublications,
  publishSite,
  readPublication,
  SiteDraftAnswer,
  saveSite,
  scheduleSite,
} from './calls.ts'
import { siteOf } from './checked-site.ts'

/** The draft of a landing's site as its owner edits it. */
export interface OwnedSite {
  readonly document: SiteDocument
  /** Raised by every change of the draft. */
  readonly revision: number
  readonly savedAt: Date
  /** Who saved it last; null for nobody known. */
  readonly savedBy: string | null
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The newest publication. `isLive` where visitors see it. */
  readonly published: {
    readonly number: number
    readonly isLive: boolean
    readonly document: SiteDocument
  } | null
  /** What is published later; `blockers` say why it was not when it was due. */
  readonly schedule: {
    readonly at: Date
    readonly note: string | null
    readonly by: string | null
    readonly blockers: readonly SiteBlocker[] | null
    readonly document: SiteDocument
  } | null
  /** The pictures that the document may name, by their paths. */
  readonly pictures: Readonly<Record<string, Picture>>
  /** The digits with the country code of its phones, by how they are written; without those that can't be a number. */
  readonly phones: Readonly<Record<string, string>>
}

export const ownedSite = (answer: SiteDraftAnswer): OwnedSite => ({
  document: siteOf(answer.document),
  revision: answer.revision,
  savedAt: new Date(answer.savedAt),
  savedBy: answer.savedBy,
  canUndo: answer.canUndo,
  canRedo: answer.canRedo,
  published: answer.published && {
    number: answer.published.number,
    isLive: answer.published.isLive,
    document: siteOf(answer.published.document),
  },
  schedule: answer.schedule && {
    ...answer.schedule,
    at: new Date(answer.schedule.at),
    document: siteOf(answer.schedule.document),
  },
  pictures: Object.fromEntries(answer.pictures.map((picture) => [picture.path, { ...picture, sources: [] }])),
  phones: answer.phones,
})

/** A publication in a list. */
export interface OwnedPublication {
  readonly number: number
  readonly kind: PublicationKind
  readonly note: string | null
  readonly at: Date
  readonly by: string | null
}

export const ownedPublications = (
  answer: z.output<typeof listPublications.answer>,
): readonly OwnedPublication[] => answer.map((one) => ({ ...one, at: new Date(one.at) }))

/** What a publication says. */
export const publishedDocument = (answer: z.output<typeof readPublication.answer>): SiteDocument =>
  siteOf(answer.document)

/** The body that saves an edit of the draft of a revision. */
export const saveSiteBody = (revision: number, document: SiteDocument): z.input<typeof saveSite.body> => ({
  revision,
  document: document as unknown as z.input<typeof saveSite.body>['document'],
})

/** The body that publishes the draft of a revision. */
export const publishBody = (revision: number, note: string): z.input<typeof publishSite.body> => ({
  revision,
  note: note.trim() || undefined,
})

/** The body that publishes it at `at`, `yyyy-mm-ddTHH:mm` by the clock of the landing. */
export const scheduleBody = (
  revision: number,
  at: string,
  note: string,
): z.input<typeof scheduleSite.body> => ({ ...publishBody(revision, note), at })
