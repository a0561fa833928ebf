import type { RentalPeriod } from './rental-period.ts'

/**
 * What holds a unit of a vehicle (numbered from 1): a reservation, until the end of its turnaround, or a block of the
 * unit. Blocks of one unit may overlap each other.
 */
export interface Booked {
  readonly id: number
  readonly unit: number
  readonly period: RentalPeriod
  readonly isBlock: boolean
}
