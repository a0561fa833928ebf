import type { SiteBlocker } from '@nelly/domain/site/checklist'
import type { PartChange } from '@nelly/domain/site/parts'
import type { PublicationKind, SiteDocument } from '@nelly/domain/site/site-document'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '../stored-picture.ts'
import { people } from './accounts.ts'
import { belongsTo, createdAt, id, instant } from './columns.ts'
import { landings } from './landings.ts'

/**
 * The draft of each landing's site, as its operator edits it. The columns of `landings` that look like its fields are those of what
 * is live, else of the draft, for lists and mails (decision 0107).
 */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    landingId: belongsTo('landing_id', () => landings.id).primaryKey(),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    /** Raised by every change. */
    revision: integer('revision').notNull().default(0),
    /** The number of the last step that is not undone; 0: none. */
    step: integer('step').notNull().default(0),
    savedAt: instant('saved_at').notNull(),
    /** Who saved it last; null for the product itself. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [index('site_drafts_person').on(table.personId)],
)

/** What can be undone and redone of a draft: the steps up to the draft's, and those after it. */
export const siteDraftSteps = pgTable(
  'site_draft_steps',
  {
    landingId: belongsTo('landing_id', () => siteDrafts.landingId),
    /** From 1. */
    number: integer('number').notNull(),
    changes: jsonb('changes').$type<readonly PartChange[]>().notNull(),
    at: instant('at').notNull(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.landingId, table.number] }),
    index('site_draft_steps_person').on(table.personId),
  ],
)

/** What was published of each landing's site; the newest is live while the landing is. A row is never changed. */
export const sitePublications = pgTable(
  'site_publications',
  {
    landingId: belongsTo('landing_id', () => landings.id),
    /** From 1. */
    number: integer('number').notNull(),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    kind: text('kind').$type<PublicationKind>().notNull(),
    /** What its operator noted of it. */
    note: text('note'),
    publishedAt: instant('published_at').notNull(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.landingId, table.number] }),
    index('site_publications_person').on(table.personId),
    check('site_publications_kind', sql`${table.kind} in ('published', 'scheduled', 'edited')`),
  ],
)

/** What is to be published of each landing's site at a later time: the draft as it was when that was chosen. */
export const siteSchedules = pgTable(
  'site_schedules',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id).unique(),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    note: text('note'),
    dueAt: instant('due_at').notNull(),
    /** Why it was not published when it was due; null before. */
    blockers: jsonb('blockers').$type<readonly SiteBlocker[]>(),
    createdAt: createdAt(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [index('site_schedules_person').on(table.personId)],
)

/** Links that show the draft of a landing's site; one that was ended has no row. */
export const sitePreviewLinks = pgTable(
  'site_preview_links',
  {
    id: id(),
    landingId: belongsTo('landing_id', () => landings.id),
    /** SHA-256 of its secret, as hexadecimal digits. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('site_preview_links_landing').on(table.landingId),
    index('site_preview_links_person').on(table.personId),
  ],
)

/** The stored pictures of each landing's site, by the path under which documents name them. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    landingId: belongsTo('landing_id', () => landings.id),
    path: text('path').notNull(),
    /** Null for icons and share pictures, which are shown by their path alone. */
    picture: jsonb('picture').$type<StoredPicture>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.landingId, table.path] })],
)
