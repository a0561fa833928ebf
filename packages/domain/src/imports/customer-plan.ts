import type { ContactKeys } from '../customers/contact-keys.ts'
import type { CustomerId } from '../ids.ts'
import type { IdentityDocument } from '../taxpayers/identity-document.ts'
import type { PlannedRow } from './planned-row.ts'

/** What a row fills and changes of a customer. */
export interface CustomerColumns {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly notes: string | null
  readonly identityDocument: IdentityDocument | null
}

/** A customer of the account. */
export interface PresentCustomer extends CustomerColumns {
  readonly id: CustomerId
  /** By what they are recognised. */
  readonly keys: ContactKeys
}

/** What there is before an import. */
export interface PresentCustomers {
  /** In the order in which one of several with spellings of one phone is theirs: those not rented to first. */
  readonly customers: readonly PresentCustomer[]
  /** What a row's contact data is compared by, as it is typed where the import is for. */
  readonly keysOf: (contact: Pick<CustomerColumns, 'email' | 'phone'>) => ContactKeys
  /** Whether rows are of what people reserved: some have several, and only what is not known of them yet is filled. */
  readonly fillsOnly?: boolean
}

/** What an import would do to customers. */
export interface CustomersPlan {
  readonly rows: readonly PlannedRow[]
  readonly added: readonly {
    readonly line: number
    readonly values: CustomerColumns
    readonly keys: ContactKeys
  }[]
  readonly changed: readonly {
    readonly line: number
    readonly customer: PresentCustomer
    readonly values: Partial<CustomerColumns>
    readonly keys: ContactKeys
  }[]
  /** Of whom the file says nothing else. */
  readonly same: readonly CustomerId[]
}
