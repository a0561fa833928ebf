import type { RentalPeriod } from '@nelly/domain/rental-period'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'
import { periodFromRange, rangeOfPeriod } from '../period-range.ts'

/** An instant, stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A rental period as a half-open range of wall-clock time at the rental place. */
export const period = customType<{ data: RentalPeriod; driverData: string }>({
  dataType: () => 'tsrange',
  toDriver: rangeOfPeriod,
  fromDriver: periodFromRange,
})

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const createdAt = () => instant('created_at').notNull()
