import type { MyReservation } from '@nelly/contract/my-reservation'
import { DEFAULT_PERSONS } from '@nelly/domain/search'

/** The honeypot: a field that people do not see, but programs that fill in every field do. */
export const TRAP_FIELD = 'website'

/** Whether the honeypot was filled in. */
export const isTrapped = (form: FormData): boolean => (form.get(TRAP_FIELD) ?? '') !== ''

/** The names of the contact form's fields. */
export const CONTACT_FIELDS = ['name', 'last_name', 'email', 'phone', 'number_person', 'description'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The values of the contact form. */
export type Contact = Record<ContactField, string> & { readonly terms: boolean }

/** The text of a posted field; blank if it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Parses the posted contact form; missing fields are blank. */
export function readContact(form: FormData): Contact {
  const text = (name: ContactField) => textOf(form, name)
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    number_person: text('number_person'),
    description: text('description'),
    terms: form.get('terms') === 'on',
  }
}

export const BLANK_CONTACT: Contact = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  number_person: String(DEFAULT_PERSONS),
  description: '',
  terms: false,
}

/** The contact data of a reservation as the form shows it; the terms have to be accepted again. */
export const contactOf = (customer: NonNullable<MyReservation['customer']>, persons: number): Contact => ({
  name: customer.firstName,
  last_name: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  number_person: String(persons),
  description: customer.comment ?? '',
  terms: false,
})
