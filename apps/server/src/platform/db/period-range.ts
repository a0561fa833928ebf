import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'

/**
 * A rental period as PostgreSQL writes a half-open `tsrange`: `["2027-03-01 10:00","2027-03-04 10:00")`. One that ends before it
 * begins is empty, and overlaps nothing: PostgreSQL refuses its two ends.
 */
export const rangeOfPeriod = ({ pickup, return: back }: RentalPeriod): string =>
  back < pickup ? 'empty' : `["${pickup.replace('T', ' ')}","${back.replace('T', ' ')}")`

const RANGE = /^\["?(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::\d\d)?"?,"?(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::\d\d)?"?\)$/

/** The period of a stored range; throws for a range of another form, which the schema's checks prevent. */
export function periodFromRange(range: string): RentalPeriod {
  const parts = RANGE.exec(range)
  if (!parts) throw new Error(`not a rental period: ${range}`)
  return { pickup: `${parts[1]}T${parts[2]}` as WallClock, return: `${parts[3]}T${parts[4]}` as WallClock }
}
