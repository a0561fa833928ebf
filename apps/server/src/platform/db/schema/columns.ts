import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { SQL } from 'drizzle-orm'
import { type AnyPgColumn, customType, date, integer, timestamp } from 'drizzle-orm/pg-core'
import { periodFromRange, rangeOfPeriod } from '../period-range.ts'

/** An instant, stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A rental period as a half-open range of wall-clock time at the rental place. */
export const period = customType<{ data: RentalPeriod; driverData: string }>({
  dataType: () => 'tsrange',
  toDriver: rangeOfPeriod,
  fromDriver: periodFromRange,
})

/** A file that is private: those of the file store are public, but for a few folders. */
export const file = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** The row that this one belongs to, and is deleted with. */
export const belongsTo = (name: string, owner: () => AnyPgColumn) =>
  integer(name).notNull().references(owner, { onDelete: 'cascade' })

/** A day by the calendar at the rental place, as `yyyy-mm-dd`. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()

/** How often a row was changed: every update raises it. */
export const revision = (raised: () => SQL) =>
  integer('revision')
    .notNull()
    .default(0)
    .$defaultFn(() => 0)
    .$onUpdate(raised)

export const createdAt = () => instant('created_at').notNull()
