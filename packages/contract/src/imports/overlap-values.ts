import type { Overlap } from '@nelly/domain/imports/planned-row'

/** The values of the words for `overlaps`; none where nothing overlaps. */
export const overlapValues = (overlap: Overlap | undefined): Record<string, string | Date> => {
  if (!overlap) return {}
  const { vehicle, kind, other, from, until } = overlap
  // Noon, as days have no time zone.
  const day = (date: string) => new Date(`${date}T12:00Z`)
  return { vehicle, kind, other, from: day(from), until: day(until) }
}
