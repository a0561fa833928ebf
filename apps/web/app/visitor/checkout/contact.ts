import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { VisitedLanding } from '@nelly/contract/public-site/visited-landing'
import { CONTACT_FIELDS, type ContactField } from '@nelly/contract/visitor-forms'
import { DEFAULT_PERSONS } from '@nelly/domain/search/search'
import { writtenLegal } from '@nelly/domain/site/legal'
import { textOf, textsOf } from '../posted-form.ts'

/** The honeypot: a field that people do not see, but programs that fill in every field do. */
export const TRAP_FIELD = 'website'

/** The publication whose terms the form asked to accept. */
export const PUBLICATION_FIELD = 'publication'

/**
 * The publication whose terms were accepted, of that field's text: 0, which there is none of, where it does not say which;
 * undefined where the landing has no terms.
 */
export const acceptedPublication = (text: string, { site }: VisitedLanding): number | undefined =>
  writtenLegal(site.legal).length === 0 ? undefined : Number(/^\d{1,9}$/.exec(text)?.[0] ?? 0)

/** Whether the honeypot was filled in. */
export const isTrapped = (form: FormData): boolean => (form.get(TRAP_FIELD) ?? '') !== ''

/** The values of the contact form. */
export type Contact = Record<ContactField, string> & {
  readonly terms: boolean
  /** The publication whose terms the form asked to accept, as it was sent. */
  readonly publication: string
}

const FIELDS = Object.entries(CONTACT_FIELDS) as [ContactField, string][]

/** Parses the posted contact form; missing fields are blank. */
export const readContact = (form: FormData): Contact => ({
  ...textsOf(form, CONTACT_FIELDS),
  terms: form.get('terms') === 'on',
  publication: textOf(form, PUBLICATION_FIELD),
})

/** The contact form's fields by their names in HTML. */
export const contactFields = (contact: Contact): [name: string, value: string][] =>
  FIELDS.map(([field, name]) => [name, contact[field]])

export const BLANK_CONTACT: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  persons: String(DEFAULT_PERSONS),
  comment: '',
  terms: false,
  publication: '',
}

/** The contact data of a reservation as the form shows it; the terms have to be accepted again. */
export const contactOf = (customer: NonNullable<MyReservation['customer']>, persons: number): Contact => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  persons: String(persons),
  comment: customer.comment ?? '',
  terms: false,
  publication: '',
})
