/** A field that nobody sees. Programs that fill in whatever a form has fill it in as well, and give themselves away. */
export const TRAP_FIELD = 'website'

/** Whether the field that nobody sees was filled in. */
export const isTrapped = (form: FormData): boolean => (form.get(TRAP_FIELD) ?? '') !== ''

/** What the contact form asks, by the names of its fields. */
export const CONTACT_FIELDS = ['name', 'last_name', 'email', 'phone', 'description'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The contact form as it was filled in. */
export type Contact = Record<ContactField, string> & { readonly terms: boolean }

/** The text of a posted field; blank where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was filled in, read out of a posted form; whatever is missing is blank. */
export function readContact(form: FormData): Contact {
  const text = (name: ContactField) => textOf(form, name)
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    description: text('description'),
    terms: form.get('terms') === 'on',
  }
}

export const BLANK_CONTACT: Contact = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  description: '',
  terms: false,
}
