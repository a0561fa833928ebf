import type { DecimalSign } from '../decimal-sign.ts'
import type { ImportField } from './import-kinds.ts'

/** How days such as `03/04/2027` are read. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** What a person answered of what can be read in two ways, by field. */
export interface ImportChoices {
  readonly decimals: Partial<Record<ImportField, DecimalSign>>
  readonly dayOrder: Partial<Record<ImportField, DayOrder>>
  /** Words of the file to our codes: `{ transmission: { sincrónico: 'manual' } }`; null leaves the cell empty. */
  readonly words: Partial<Record<ImportField, Readonly<Record<string, string | null>>>>
}

/** Nothing is answered yet. */
export const NO_CHOICES: ImportChoices = { decimals: {}, dayOrder: {}, words: {} }
