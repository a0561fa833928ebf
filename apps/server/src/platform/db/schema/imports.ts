import type { ImportChoices } from '@nelly/domain/imports/choices'
import type { CustomerColumns } from '@nelly/domain/imports/customer-plan'
import type { FleetDefaults } from '@nelly/domain/imports/fleet-plan'
import type { ImportField, ImportKind } from '@nelly/domain/imports/import-kinds'
import type { PlannedRow, RowEffect } from '@nelly/domain/imports/planned-row'
import type { ReservationDefaults } from '@nelly/domain/imports/reservation-plan'
import type { Sheet } from '@nelly/domain/imports/sheet'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'
import { landings } from './landings.ts'

/** What a file holds. */
export interface ImportedFile {
  /** Those with rows; one worksheet may have several tables. */
  readonly sheets: readonly Sheet[]
  /** Names of the worksheets that nobody sees, and that are not read. */
  readonly hiddenSheets: readonly string[]
  /** Null of a workbook. */
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' | null
  readonly delimiter: ',' | ';' | '\t' | null
}

/** A customer whom an import added or changed. */
export interface DoneToCustomer {
  readonly id: number
  readonly revision: number
  /** Columns as they were; null where it was added. */
  readonly before: Partial<CustomerColumns> | null
  /** By what it is recognised since. */
  readonly contacts: readonly number[]
}

/** What an import did, to take it back: rows by their ids and revisions, with their columns as they were. */
export interface DoneByImport {
  readonly vehicles: readonly {
    readonly id: number
    readonly poolId: number
    readonly units: number
    readonly revision: number
  }[]
  readonly changedVehicles: readonly {
    readonly id: number
    readonly revision: number
    readonly before: Readonly<Record<string, unknown>>
  }[]
  /** Pools that got more units, from how many to how many. */
  readonly pools: readonly { readonly id: number; readonly from: number; readonly to: number }[]
  /** Units that were added or changed; `before` is null where nothing was known of it. */
  readonly units: readonly {
    readonly poolId: number
    readonly number: number
    readonly revision: number
    readonly before: Readonly<Record<string, unknown>> | null
  }[]
  readonly customers?: readonly DoneToCustomer[]
  /** The numbers of those that it made. */
  readonly reservations?: readonly number[]
  /** The numbers of all customers of whom the file tells, as text. */
  readonly people?: readonly string[]
}

/** What an import added or changed that was used since, so that it was not undone. */
export interface KeptByUndo {
  readonly vehicle: string | null
  readonly plate: string | null
  readonly customer?: string
  readonly why: 'reserved' | 'edited'
}

/** Files that are or were imported. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    accountId: belongsTo('account_id', () => accounts.id),
    landingId: belongsTo('landing_id', () => landings.id),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    file: jsonb('file').$type<ImportedFile>().notNull(),
    /** Which of its sheets is read, from 0. */
    sheet: integer('sheet').notNull().default(0),
    columns: jsonb('columns').$type<readonly (ImportField | null)[]>().notNull(),
    choices: jsonb('choices').$type<ImportChoices>().notNull(),
    defaults: jsonb('defaults').$type<FleetDefaults & ReservationDefaults>().notNull(),
    state: text('state').$type<'open' | 'applied' | 'undone'>().notNull().default('open'),
    counts: jsonb('counts').$type<Readonly<Record<RowEffect, number>>>().notNull(),
    /** What each row did, once it was applied. */
    rows: jsonb('rows').$type<readonly PlannedRow[]>(),
    done: jsonb('done').$type<DoneByImport>(),
    kept: jsonb('kept').$type<readonly KeptByUndo[]>().notNull().default([]),
    createdAt: createdAt(),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    revision: revision((): SQL => sql`${imports.revision} + 1`),
  },
  (table) => [
    index('imports_account').on(table.accountId, table.id),
    index('imports_landing').on(table.landingId),
    check('imports_state', sql`${table.state} in ('open', 'applied', 'undone')`),
    check('imports_applied', sql`(${table.state} = 'open') = (${table.appliedAt} is null)`),
  ],
)
