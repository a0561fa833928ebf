import type { Currency } from '@nelly/domain/currency'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { FleetPlan } from '@nelly/domain/imports/fleet-plan'
import type { PlannedRow, RowRefusal } from '@nelly/domain/imports/planned-row'
import type { Reading } from '@nelly/domain/imports/reading'
import type { ReservationsPlan } from '@nelly/domain/imports/reservation-plan'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { Database } from '../../platform/db/database.ts'
import type { DoneByImport, KeptByUndo } from '../../platform/db/schema.ts'
import type { ImportRow } from './import-store.ts'

/** A file as it is read now, and the landing that it is for. */
export interface ToPreview {
  readonly db: Database
  readonly account: AccountId
  readonly row: Pick<ImportRow, 'file' | 'fileName' | 'sheet' | 'columns' | 'choices' | 'defaults'>
  readonly landing: { readonly id: number; readonly currency: Currency; readonly timezone: string }
  readonly now: Date
}

/** What an import would do as things are now. */
export interface ImportPreview {
  readonly reading: Pick<Reading<unknown>, 'questions' | 'readings'>
  readonly rows: readonly PlannedRow[]
  readonly lacking: FleetPlan['lacking'] | ReservationsPlan['lacking']
  readonly newVehicles: number
  /** Does it, behind the locks of `hold`. */
  readonly store: (work: ImportWork) => Promise<StoredRows>
}

/** What stores the parts of an import. */
export interface ImportWork {
  readonly tx: Database
  readonly account: AccountId
  readonly landing: { readonly id: number; readonly timezone: string }
  readonly by: { readonly actor: Principal['actor']; readonly at: Date }
}

/** What was stored, and why rows were refused then, by their lines. */
export interface StoredRows {
  readonly done: DoneByImport
  readonly refused: ReadonlyMap<number, RowRefusal>
}

/** Of a fleet. */
export const NOTHING_DONE: DoneByImport = { vehicles: [], changedVehicles: [], pools: [], units: [] }

/** What undoes the parts of an import; what is kept is noted. */
export interface UndoWork {
  readonly tx: Database
  readonly principal: Principal
  readonly at: Date
  readonly kept: KeptByUndo[]
}

/** What is done with files of a kind; all else of an import is the same for each. */
export interface KindOfImport {
  readonly preview: (what: ToPreview) => Promise<ImportPreview>
  /** Locks what it changes until the transaction ends. Answers the landing; undefined where that is gone. */
  readonly hold: (
    tx: Database,
    account: AccountId,
    landing: LandingId,
  ) => Promise<ImportWork['landing'] | undefined>
  readonly undo: (work: UndoWork, done: DoneByImport) => Promise<void>
}
