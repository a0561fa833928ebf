import type { Money } from '@nelly/domain/money'

/** Whose law starting texts are written for. */
export const JURISDICTIONS = ['dominican', 'european'] as const
export type Jurisdiction = (typeof JURISDICTIONS)[number]

/** What is known of a landing when its first texts are written. */
export interface StartingFacts {
  readonly name: string
  readonly jurisdiction: Jurisdiction
  /** The names of its places of pickup, in their order. */
  readonly places: readonly string[]
  readonly vehicleCount: number
  /** The lowest price of a day; null without vehicles. */
  readonly leastPrice: Money | null
}

/** The law that a landing in a time zone is likely to be under; its operator can take the other texts. */
export const jurisdictionOf = (timezone: string): Jurisdiction =>
  /^(Europe\/|Atlantic\/(Canary|Madeira|Azores|Reykjavik|Faroe))/.test(timezone) ? 'european' : 'dominican'
