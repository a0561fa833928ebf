import { SITE_BLOCKERS } from '@nelly/domain/site/checklist'
import { MAX_SITE_BYTES, MAX_SITE_TEXT, SCHEDULE_DAYS } from '@nelly/domain/site/limits'
import { PUBLICATION_KINDS } from '@nelly/domain/site/site-document'
import { parseWallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, landingId, numeric, optionalText, parsedBy } from '../wire.ts'
import { checkedSite } from './checked-site.ts'

const revision = numeric(z.number().int().min(0)).meta({
  description: 'Of the draft that was edited: where it is no longer the newest, nothing is stored',
})
const number = z.number().int().min(1)
const note = optionalText(MAX_SITE_TEXT)

const sitePicture = z
  .object({
    path: z.string().meta({ description: 'Under which documents name it, below `/storage/`' }),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'SitePicture', description: 'Of icons and share pictures, width and height are 0' })

const siteDraft = answerOf(
  z.object({
    document: checkedSite,
    revision: z.number().int().min(0).meta({ description: 'Raised by every change of the draft' }),
    savedAt: z.iso.datetime(),
    savedBy: z.string().nullable().meta({ description: 'Who saved it last; `null` for nobody known' }),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
    published: z
      .object({
        number,
        note: z.string().nullable(),
        at: z.iso.datetime(),
        isLive: z.boolean(),
        document: checkedSite,
      })
      .nullable()
      .meta({ description: 'The newest publication; `null` where there is none' }),
    schedule: z
      .object({
        at: z.iso.datetime(),
        note: z.string().nullable(),
        by: z.string().nullable().meta({ description: 'Who scheduled it; `null` for nobody known' }),
        blockers: z.array(z.enum(SITE_BLOCKERS)).nullable().meta({
          description:
            'Why it was not published when it was due; `null` while it is not due. It stays until another is scheduled or published, or it is cancelled',
        }),
        document: checkedSite,
      })
      .nullable()
      .meta({ description: 'What is to be published later, as the draft was then; `null` for nothing' }),
    pictures: z.array(sitePicture).meta({ description: 'Those that the document may name' }),
    phones: z.record(z.string(), z.string()).meta({
      description:
        'The digits with the country code of the phones of its contact data, by how they are written; those that can’t be a number are missing',
    }),
  }),
).meta({ id: 'SiteDraft' })
/** The draft of a landing's site as its owner edits it. */
export type SiteDraft = z.infer<typeof siteDraft>

const CONFLICT =
  'Where somebody else saved meanwhile nothing is stored: `changed-meanwhile` has the newest draft as `newest`, so that edits can be merged into it.'

export const readSite = call({
  method: 'GET',
  url: '/landings/:landingId/site',
  isPolled: true,
  summary: 'Read the draft of a landing’s site',
  description: 'What the operator says on it, as one document, with its newest publication.',
  refusals: ['landing-not-found'],
  answer: siteDraft,
})

export const saveSite = call({
  method: 'PUT',
  url: '/landings/:landingId/site',
  bodyBytes: MAX_SITE_BYTES,
  nestedErrors: true,
  summary: 'Save the draft of a landing’s site',
  description: `Visitors see none of it until it is published. Each save is a step that can be undone; saves of the same parts by the same person within ten seconds are one. ${CONFLICT} Errors name the field by its whole path, such as \`document.sections.0.headline.es\`.`,
  body: z.object({ revision, document: checkedSite }),
  refusals: ['landing-not-found', 'changed-meanwhile', 'fields-invalid'],
  answer: siteDraft,
})

export const stepSite = call({
  method: 'POST',
  url: '/landings/:landingId/site/steps',
  summary: 'Undo or redo a change of the draft',
  description: `Takes the last step back, or makes the last one that was taken back again; the newest 200 of the last 30 days can be. Where there is none, nothing changes. ${CONFLICT}`,
  body: z.object({ revision, step: z.enum(['undo', 'redo']) }),
  refusals: ['landing-not-found', 'changed-meanwhile'],
  answer: siteDraft,
})

/** What a picture of a site is for: each is stored in another format and size. */
export const SITE_PICTURE_KINDS = ['photograph', 'logo', 'icon', 'social'] as const
export type SitePictureKind = (typeof SITE_PICTURE_KINDS)[number]

export const addSitePictures = call({
  method: 'POST',
  url: '/landings/:landingId/site/pictures',
  uploads: {
    photograph: { least: 0, most: 1 },
    logo: { least: 0, most: 1, svg: true },
    icon: { least: 0, most: 1, svg: true },
    social: { least: 0, most: 1 },
  },
  summary: 'Add pictures that the site may show',
  description:
    'One for each purpose at most, in the field of that name; the answer has them in the order of these fields. They are stored, but shown nowhere until a document names their path. One that no draft, step or publication names is removed after a day.',
  body: z.object({}).optional(),
  refusals: ['landing-not-found', 'images-missing'],
  status: 201,
  answer: z.array(sitePicture),
})

export const publishSite = call({
  method: 'POST',
  url: '/landings/:landingId/site/publications',
  nestedErrors: true,
  summary: 'Publish the draft',
  description: `Makes it what visitors see, and the landing public. A draft that says the same as what is published already makes no other publication. What would break the site is refused by its fields, such as \`document.sections.2.body.es\`, or \`vehicles\` where none is on sale. What is scheduled is cancelled. ${CONFLICT}`,
  body: z.object({ revision, note }),
  refusals: ['landing-not-found', 'changed-meanwhile', 'fields-invalid'],
  answer: siteDraft,
})

export const scheduleSite = call({
  method: 'PUT',
  url: '/landings/:landingId/site/schedule',
  nestedErrors: true,
  summary: 'Publish the draft as it is now at a later time',
  description: `What the draft says now is published then, and the landing with it; later changes of the draft are not. What is changed by a call that means “now” is changed in it too. It takes the place of what is scheduled already. What would break the site is refused as when it is published; it is checked again when it is due, and where it no longer fits, nothing is published and the account gets a mail. ${CONFLICT}`,
  body: z.object({
    revision,
    at: parsedBy(parseWallClock).meta({
      description: `\`yyyy-mm-ddTHH:mm\`, by the clock of the landing’s time zone, at most ${SCHEDULE_DAYS} days from now`,
    }),
    note,
  }),
  refusals: [
    'landing-not-found',
    'changed-meanwhile',
    'fields-invalid',
    'date-invalid',
    'schedule-past',
    'schedule-skipped',
    'schedule-too-far',
  ],
  answer: siteDraft,
})

export const cancelSchedule = call({
  method: 'DELETE',
  url: '/landings/:landingId/site/schedule',
  summary: 'Cancel what is scheduled to be published',
  description: 'The draft stays as it is. Where nothing is scheduled, nothing changes.',
  refusals: ['landing-not-found'],
  answer: siteDraft,
})

const publication = z
  .object({
    number,
    kind: z.enum(PUBLICATION_KINDS).meta({
      description:
        'Whether a draft was published, at once or as it was scheduled, or what is live was edited by a call that means “now”',
    }),
    note: z.string().nullable(),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'Who published it; `null` for nobody known' }),
  })
  .meta({ id: 'SitePublication' })
export type SitePublication = z.infer<typeof publication>

export const listPublications = call({
  method: 'GET',
  url: '/landings/:landingId/site/publications',
  summary: 'List what was published of a site',
  description: 'The newest first, 20 at most; those before `before`, where it is given.',
  query: z.object({ before: numeric(number).optional() }),
  refusals: ['landing-not-found'],
  answer: z.array(publication),
})

export const readPublication = call({
  method: 'GET',
  url: '/landings/:landingId/site/publications/:number',
  summary: 'Read a publication',
  description: 'With its document.',
  params: z.object({ landingId, number: numeric(number) }),
  refusals: ['landing-not-found', 'publication-not-found'],
  answer: publication.extend({ document: checkedSite }).meta({ id: 'WholeSitePublication' }),
})

export const restorePublication = call({
  method: 'POST',
  url: '/landings/:landingId/site/publications/:number/restoration',
  summary: 'Make a publication the draft again',
  description: `Visitors see it once it is published. It is a step of the draft, which can be undone. ${CONFLICT}`,
  params: z.object({ landingId, number: numeric(number) }),
  body: z.object({ revision }),
  refusals: ['landing-not-found', 'publication-not-found', 'changed-meanwhile'],
  answer: siteDraft,
})
