import type { ImportKind } from '@nelly/domain/imports/import-kinds'
import { holdCustomers } from './customers/hold-customers.ts'
import { previewCustomers } from './customers/preview-customers.ts'
import { undoCustomers } from './customers/undo-customers.ts'
import { holdFleet } from './fleet/hold-fleet.ts'
import { previewFleet } from './fleet/preview-fleet.ts'
import { undoFleet } from './fleet/undo-fleet.ts'
import type { KindOfImport } from './kind-of-import.ts'
import { holdReservations } from './reservations/hold-reservations.ts'
import { previewReservations } from './reservations/preview-reservations.ts'
import { undoReservations } from './reservations/undo-reservations.ts'

/** What is imported. */
export const KINDS: Readonly<Record<ImportKind, KindOfImport>> = {
  fleet: { preview: previewFleet, hold: holdFleet, undo: undoFleet },
  customers: { preview: previewCustomers, hold: holdCustomers, undo: undoCustomers },
  reservations: { preview: previewReservations, hold: holdReservations, undo: undoReservations },
}
