import { phoneKey } from '../phone.ts'

/** By what a customer is recognised. */
export type ContactKind = 'email' | 'phone'

/** What an e-mail address and a phone number are compared by; null where there is none. */
export type ContactKeys = { readonly [Kind in ContactKind]: string | null }

/**
 * Capitals of an e-mail address do not matter, nor does how a phone number is written: `809-555-0199` is `+1 (809) 555 0199`.
 *
 * Source: rules.md, "Customers".
 */
export const contactKeys = ({ email, phone }: { email: string; phone: string }): ContactKeys => ({
  email: email.trim().toLowerCase() || null,
  phone: phoneKey(phone) ?? null,
})
