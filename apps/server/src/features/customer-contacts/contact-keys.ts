import type { ContactKeys } from '@nelly/domain/customers/contact-keys'
import { phoneKeys } from '../phones/phone-digits.ts'

/**
 * Capitals of an e-mail address do not matter, nor does how a phone number is written: it is read in the countries of landings in these
 * time zones.
 *
 * Source: rules.md, "Customers".
 */
export const contactKeys = (
  { email, phone }: { email: string; phone: string },
  ...timezones: readonly string[]
): ContactKeys => ({
  email: [email.trim().toLowerCase()].filter(Boolean),
  phone: timezones.flatMap((timezone) => phoneKeys(phone, timezone)),
})
