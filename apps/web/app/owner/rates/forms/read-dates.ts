import type { CalendarDate } from '@nelly/domain/wall-clock'

export type Dates = { readonly from: CalendarDate; readonly to: CalendarDate }

/**
 * The dates of two fields, which are null where both are empty. The first that is typed is both ends; undefined while
 * one of two is empty, as then another is to be typed.
 */
export function readDates(from: string, to: string, before: Dates | null): Dates | null | undefined {
  if (from === '' && to === '') return null
  if (before && (from === '' || to === '')) return undefined
  return { from: (from || to) as CalendarDate, to: (to || from) as CalendarDate }
}
