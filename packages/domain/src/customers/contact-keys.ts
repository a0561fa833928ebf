/** By what a customer is recognised. */
export type ContactKind = 'email' | 'phone'

/** What an e-mail address and a phone number are compared by: by any of its keys, of which the first is stored. None where there is none. */
export type ContactKeys = { readonly [Kind in ContactKind]: readonly string[] }
