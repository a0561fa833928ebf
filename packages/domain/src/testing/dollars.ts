import { USD } from '../currency.ts'
import { type MinorUnits, type Money, toMajorUnits, toMinorUnits } from '../money.ts'

/** An amount in US dollars, in cents. */
export const dollars = (amount: number): MinorUnits => toMinorUnits(amount, USD)

/** The same with its currency. */
export const usd = (amount: number): Money => ({ minor: dollars(amount), currency: USD })

/** Cents as dollars. */
export const inDollars = (minor: MinorUnits): number => toMajorUnits({ minor, currency: USD })
