import { inDollars, type UsCents } from '@nelly/domain/money'

/** An amount as people write it here: `US$1,234.50`, in every language. */
export const shownMoney = (amount: UsCents): string => `US$${digits.format(inDollars(amount))}`

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
