import { sameText } from '../folded.ts'
import type { Customer } from '../reservations/booking.ts'
import type { ContactKeys, ContactKind } from './contact-keys.ts'

type Contact = Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone'>

/** Contact data with what it is compared by. */
type KeyedContact = Contact & { readonly keys: ContactKeys }

/** By what a customer is recognised: an e-mail address or a phone, as their keys are spelled. */
interface ContactKey {
  readonly kind: ContactKind
  readonly key: string
}

interface Erasure {
  readonly customer: KeyedContact
  readonly contacts: readonly ContactKey[]
  /** The contact data of the reservation that is erased. */
  readonly erased: Contact
  /** Those of the customer's other reservations, the newest first. */
  readonly remaining: readonly [KeyedContact, ...KeyedContact[]]
}

/**
 * What is left of a customer when one of several reservations is erased: what another one has as well. Others may share their phone,
 * so what nobody else typed is replaced by what the reservation has that is most likely theirs.
 *
 * Source: rules.md, "Customers".
 */
export function remainingCustomer({ customer, contacts, erased, remaining }: Erasure): {
  customer: Contact
  contacts: ContactKey[]
} {
  const isSame = (kind: ContactKind) => (one: KeyedContact) =>
    one.keys[kind].some((key) => customer.keys[kind].includes(key))
  const hasName = (one: Contact) => sameText(nameOf(one), nameOf(customer))
  const hasEmail = customer.email !== '' && remaining.some(isSame('email'))
  const source =
    (hasEmail ? remaining.find(isSame('email')) : undefined) ?? remaining.find(hasName) ?? remaining[0]
  // A name that is not the erased one's was given by the operator.
  const keepsName = remaining.some(hasName) || (hasEmail && !hasName(erased))
  const { firstName, lastName } = keepsName ? customer : source
  return {
    customer: {
      firstName,
      lastName,
      email: hasEmail ? customer.email : source.email,
      phone: remaining.some(isSame('phone')) ? customer.phone : source.phone,
    },
    contacts: (['email', 'phone'] as const).flatMap((kind) => {
      const typed = new Set(remaining.flatMap((one) => one.keys[kind]))
      const kept = contacts.filter((one) => one.kind === kind && typed.has(one.key))
      const [key] = source.keys[kind]
      return kept.length > 0 || key === undefined ? kept : [{ kind, key }]
    }),
  }
}

const nameOf = ({ firstName, lastName }: Contact): string => `${firstName} ${lastName}`
