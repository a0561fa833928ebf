import { folded } from '../folded.ts'
import { CUSTOMER_HEADS, CUSTOMERS, type CustomerField, documentKindOf } from './customer-fields.ts'
import type { FieldKind } from './field-kinds.ts'
import { FLEET, type FleetField } from './fleet-fields.ts'
import { FLEET_HEADS } from './fleet-heads.ts'
import { codeOf } from './fleet-words.ts'
import { RESERVATION_HEADS, RESERVATIONS, type ReservationField, yesOrNo } from './reservation-fields.ts'

/** What files are imported of. */
export const IMPORT_KINDS = ['fleet', 'customers', 'reservations'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** A column of a file of any kind. */
export type ImportField = FleetField | CustomerField | ReservationField

/** How the tables of a kind are understood. */
export interface TableKind {
  /** Its columns, in the order in which they are offered. */
  readonly fields: Readonly<Partial<Record<ImportField, FieldKind>>>
  /** The heads by which each is known besides its name, in Spanish and English, parted by commas. */
  readonly heads: Readonly<Partial<Record<ImportField, string>>>
  /** Our code for a word of a column; undefined where it is no word that we know. */
  readonly codeOf: (field: ImportField, word: string) => string | undefined
}

export const TABLES: Readonly<Record<ImportKind, TableKind>> = {
  fleet: { fields: FLEET, heads: FLEET_HEADS, codeOf },
  customers: {
    fields: CUSTOMERS,
    heads: CUSTOMER_HEADS,
    codeOf: (_, word) => documentKindOf(lettersOf(word)),
  },
  reservations: {
    fields: RESERVATIONS,
    heads: RESERVATION_HEADS,
    codeOf: (field, word) => (field === 'isOut' ? yesOrNo(lettersOf(word)) : documentKindOf(lettersOf(word))),
  },
}

function lettersOf(word: string): string {
  return folded(word).replace(/[\s._-]/g, '')
}

/** The columns that a kind has. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] =>
  Object.keys(TABLES[kind].fields) as ImportField[]

/** Those of all kinds, each once. */
export const IMPORT_FIELDS = [...new Set(IMPORT_KINDS.flatMap(fieldsOf))] as [ImportField, ...ImportField[]]
