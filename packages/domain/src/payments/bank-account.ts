import type { Currency } from '../currency.ts'

export const BANK_ACCOUNT_KINDS = ['savings', 'checking', 'other'] as const

/** An account to which customers transfer money. */
export interface BankAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
  readonly kind: (typeof BANK_ACCOUNT_KINDS)[number]
  readonly currency: Currency
}

/** The most accounts of a business, and characters of their texts. */
export const BANK_ACCOUNTS = { most: 8, bank: 80, number: 40, holder: 120 } as const
