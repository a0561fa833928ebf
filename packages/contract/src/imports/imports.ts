import type { Currency } from '@nelly/domain/currency'
import type { ImportChoices } from '@nelly/domain/imports/choices'
import { ASKED_FIELDS, type FleetDefaults } from '@nelly/domain/imports/fleet-plan'
import { IMPORT_FIELDS, IMPORT_KINDS } from '@nelly/domain/imports/import-kinds'
import {
  type FieldChange,
  type PlannedRental,
  ROW_EFFECTS,
  type RowRefusal,
} from '@nelly/domain/imports/planned-row'
import type { ImportQuestion, NotedReading } from '@nelly/domain/imports/reading'
import { ASKED_OF_RESERVATIONS, type ReservationDefaults } from '@nelly/domain/imports/reservation-plan'
import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import {
  MAX_CAPACITY,
  MAX_LUGGAGE,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '@nelly/domain/vehicles/vehicle-options'
import { z } from 'zod'
import { call } from '../call.ts'
import { DEFAULT_PER_PAGE, PAGE_SIZE } from '../page-size.ts'
import {
  answerOf,
  clockTime,
  currencyAnswer,
  idAnswer,
  type importId,
  landingId,
  name,
  numeric,
  revision,
  revisionAnswer,
  written,
} from '../wire.ts'

/** For how many days what an import did can be undone. */
export const UNDO_DAYS = 7

/** The most rows of a preview that a page holds. */
export const MAX_ROWS_PER_PAGE = 200

const MAX_FILE_NAME = 200
/** Columns of a file, and letters of a word in one. */
const MOST = { columns: 200, word: 500, words: 500 }

const field = z.enum(IMPORT_FIELDS)
const asked = z.enum([...ASKED_FIELDS, ...ASKED_OF_RESERVATIONS])
const effect = z.enum(ROW_EFFECTS)

/** Where an import is on its way. */
export const IMPORT_STATES = ['open', 'applied', 'undone'] as const

const choices = {
  decimals: z
    .partialRecord(field, z.enum(['.', ',']))
    .meta({ description: 'Which sign parts the decimals of a column' }),
  dayOrder: z.partialRecord(field, z.enum(['day-first', 'month-first'])),
  words: z
    .partialRecord(
      field,
      z
        .record(z.string().max(MOST.word), z.string().max(MOST.word).nullable())
        .refine((words) => Object.keys(words).length <= MOST.words),
    )
    .meta({ description: 'What the words of a column mean; with `null` the cell counts as empty' }),
}

const count = z.number().int().optional()

const defaults = {
  type: z.enum(VEHICLE_TYPES).optional(),
  transmission: z.enum(TRANSMISSIONS).optional(),
  seats: numeric(z.number().int().min(1).max(MAX_CAPACITY)).optional(),
  luggage: numeric(z.number().int().min(1).max(MAX_LUGGAGE)).optional(),
  pricePerDay: numeric(z.number().positive().max(1e12)).optional(),
  pickupTime: clockTime.optional(),
  returnTime: clockTime.optional(),
  pickupPlace: name(MAX_PLACE_LENGTH).optional(),
}

const summaryFields = {
  id: written<z.output<typeof importId>>(idAnswer),
  kind: z.enum(IMPORT_KINDS),
  landingId: idAnswer,
  landingName: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  counts: z
    .object({
      new: z.number().int(),
      changed: z.number().int(),
      same: z.number().int(),
      refused: z.number().int(),
    })
    .meta({ description: 'How many rows do what' }),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoableUntil: z.iso.datetime().nullable().meta({ description: '`null` where there is nothing to undo' }),
  revision: revisionAnswer,
}

const importAnswer = answerOf(
  z.object({
    ...summaryFields,
    currency: written<Currency>(currencyAnswer),
    sheet: z.number().int().meta({ description: 'Which of the sheets is read, from 0' }),
    sheets: z.array(z.object({ name: z.string().nullable(), rows: z.number().int() })),
    hiddenSheets: z.array(z.string()).meta({ description: 'Which are not read' }),
    encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']).nullable(),
    delimiter: z.enum([',', ';', '\t']).nullable(),
    columns: z.array(
      z.object({
        head: z.string(),
        field: field.nullable().meta({ description: '`null` where it is not read' }),
        samples: z.array(z.string()).meta({ description: 'Its first three cells that are not empty' }),
      }),
    ),
    choices: written<ImportChoices>(z.object(choices)),
    defaults: written<FleetDefaults & ReservationDefaults>(
      z.object({
        ...defaults,
        ...{ seats: count, luggage: count, pricePerDay: z.number().optional() },
        ...{ pickupTime: z.string().optional(), returnTime: z.string().optional() },
      }),
    ).meta({ description: 'What new vehicles and reservations have that the file does not tell' }),
    lacking: z.array(
      z.object({
        field: asked,
        rows: z.number().int(),
        choices: z
          .array(z.string())
          .optional()
          .meta({ description: 'Of reservations: what may be answered; anything where it is empty' }),
      }),
    ),
    questions: written<readonly ImportQuestion[]>(
      z.array(z.looseObject({ kind: z.string(), field })).meta({
        description:
          'What can be read in two ways, and words that are not known: nothing is stored before they are answered',
      }),
    ),
    readings: written<readonly NotedReading[]>(
      z.array(
        z.object({
          ...{ field, cell: z.string(), as: z.string() },
          otherwise: z.object({ as: z.string(), by: z.string() }).optional(),
        }),
      ),
    ).meta({
      description:
        'How cells were read that could be read otherwise: as what, and by which choice of decimals or order of days',
    }),
    newVehicles: z.number().int(),
    kept: z
      .array(
        z.object({
          vehicle: z.string().nullable(),
          plate: z.string().nullable(),
          customer: z.string().optional(),
          why: z.enum(['reserved', 'edited']),
        }),
      )
      .meta({ description: 'What was not undone, as it was used since' }),
  }),
).meta({ id: 'Import' })
export type Import = z.output<typeof importAnswer>

const rowAnswer = answerOf(
  z.object({
    line: z.number().int().meta({ description: 'Its line in the file, from 1' }),
    effect,
    vehicle: z.string().nullable(),
    plate: z.string().nullable(),
    customer: z.string().nullish(),
    rental: written<PlannedRental>(
      z.object({
        period: z.object({ pickup: z.string(), return: z.string() }),
        total: z.number().int(),
        isOut: z.boolean(),
      }),
    )
      .optional()
      .meta({ description: 'What a row of reservations reserves; the total in minor units' }),
    isElsewhere: z.boolean().meta({
      description:
        'Whether the unit is of another vehicle than the row tells: it stays there, and only the unit changes',
    }),
    changes: written<readonly FieldChange[]>(
      z
        .array(
          z.object({
            field,
            from: z.union([z.string(), z.number(), z.array(z.string())]).nullable(),
            to: z.union([z.string(), z.number(), z.array(z.string())]),
          }),
        )
        .meta({ description: 'Prices in minor units' }),
    ),
    refusals: written<readonly RowRefusal[]>(
      z.array(
        z.object({
          field: field.nullable(),
          code: z.string(),
          cell: z.string().optional(),
          overlap: z.looseObject({}).optional(),
          refusal: z.string().optional(),
        }),
      ),
    ),
  }),
).meta({ id: 'ImportedRow' })
export type ImportedRow = z.output<typeof rowAnswer>

const importsAnswer = answerOf(z.object({ imports: z.array(z.object(summaryFields)) })).meta({
  id: 'Imports',
})
export type Imports = z.output<typeof importsAnswer>

export const listImports = call({
  method: 'GET',
  url: '/imports',
  summary: 'List the imports',
  description: 'The newest 50, those that were not applied among them.',
  answer: importsAnswer,
})

export const startImport = call({
  method: 'POST',
  url: '/imports',
  uploads: { file: { least: 1, most: 1 } },
  summary: 'Read a file of a fleet, of customers or of reservations',
  description: `A table of CSV or XLSX with a unit, a customer or a reservation to come in each row, of 10 MB, 20,000 rows and 200 columns at most. Its columns are those of the last import with such heads, else guessed. Nothing changes before it is applied; until then it can be read for ${UNDO_DAYS} days.`,
  body: z.object({ kind: z.enum(IMPORT_KINDS).default('fleet'), landingId, fileName: name(MAX_FILE_NAME) }),
  refusals: [
    'landing-not-found',
    'file-missing',
    'file-not-a-table',
    'file-too-many-rows',
    'file-too-many-columns',
    'file-too-large',
    'file-empty',
    'file-unreadable',
  ],
  status: 201,
  answer: importAnswer,
})

export const readImport = call({
  method: 'GET',
  url: '/imports/:importId',
  summary: 'Read an import',
  description: 'How its file is understood, what is to be answered, and what it would do or did.',
  refusals: ['import-not-found'],
  answer: importAnswer,
})

export const listImportRows = call({
  method: 'GET',
  url: '/imports/:importId/rows',
  summary: 'List what the rows of an import do',
  description: 'In pages, in the order of the file. The header `X-Total-Count` tells how many there are.',
  query: z.object({
    effect: effect.optional(),
    page: numeric(z.number().int().min(1).max(1_000_000)).default(1),
    [PAGE_SIZE]: numeric(z.number().int().min(1).max(MAX_ROWS_PER_PAGE)).default(DEFAULT_PER_PAGE),
  }),
  refusals: ['import-not-found'],
  answer: z.array(rowAnswer),
})

export const changeImport = call({
  method: 'PATCH',
  url: '/imports/:importId',
  summary: 'Say how a file is to be read',
  description:
    'What is left out stays. `columns` has the field of each column of the sheet; another sheet has its columns guessed. Refused once it was applied.',
  nestedErrors: true,
  body: z.object({
    sheet: numeric(z.number().int().min(0).max(1000)).optional(),
    columns: z.array(field.nullable()).max(MOST.columns).optional(),
    choices: z.object(choices).optional(),
    defaults: z.object(defaults).optional(),
    revision,
  }),
  refusals: ['import-not-found', 'changed-meanwhile', 'import-applied', 'column-twice'],
  answer: importAnswer,
})
export type ImportChanges = z.output<typeof changeImport.body>

export const applyImport = call({
  method: 'POST',
  url: '/imports/:importId/apply',
  summary: 'Store what a file says',
  description:
    'All rows that are not refused, or nothing. New vehicles are not on sale and have no pictures yet. Refused while there are questions, where it was applied before, and where the preview was of another revision.',
  body: z.object({ revision }),
  refusals: [
    'import-not-found',
    'landing-not-found',
    'changed-meanwhile',
    'import-applied',
    'import-questions',
  ],
  answer: importAnswer,
})

export const undoImport = call({
  method: 'POST',
  url: '/imports/:importId/undo',
  summary: 'Undo an import',
  description: `For ${UNDO_DAYS} days. What it added goes and what it changed is as before, but for what was reserved or edited since: that stays, and is listed.`,
  refusals: ['import-not-found', 'import-not-undoable'],
  answer: importAnswer,
})

export const exportRefusedRows = call({
  method: 'GET',
  url: '/imports/:importId/refused',
  summary: 'Download the refused rows of an import',
  description:
    'With the columns of the file and one more that tells why, as comma-separated values (RFC 4180, UTF-8 with a byte order mark) in the language asked for.',
  refusals: ['import-not-found'],
  type: 'text/csv',
  answer: z.string(),
})

export const exportCustomers = call({
  method: 'GET',
  url: '/customers/export',
  summary: 'Download the customers',
  description:
    'A row for each, in columns that an import reads as the same customers, as comma-separated values (RFC 4180, UTF-8 with a byte order mark) in the language asked for. Why one is not rented to, and who shares a phone, is not in it.',
  type: 'text/csv',
  answer: z.string(),
})

export const exportFleet = call({
  method: 'GET',
  url: '/landings/:landingId/fleet',
  summary: 'Download the fleet of a landing',
  description:
    'A row for each unit of its vehicles, in columns that an import reads as the same fleet, as comma-separated values (RFC 4180, UTF-8 with a byte order mark) in the language asked for. Photographs, and what is on sale, are not in it.',
  refusals: ['landing-not-found'],
  type: 'text/csv',
  answer: z.string(),
})

export const exportComingReservations = call({
  method: 'GET',
  url: '/landings/:landingId/coming-reservations',
  summary: 'Download the reservations to come of a landing',
  description:
    'A row for each that is confirmed or out, in columns that an import reads as the same reservations, as comma-separated values (RFC 4180, UTF-8 with a byte order mark) in the language asked for.',
  refusals: ['landing-not-found'],
  type: 'text/csv',
  answer: z.string(),
})
