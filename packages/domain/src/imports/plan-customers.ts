import type { ContactKeys } from '../customers/contact-keys.ts'
import { sameText } from '../folded.ts'
import type { CustomerId } from '../ids.ts'
import type { CustomerValues } from './customer-fields.ts'
import type { CustomerColumns, CustomersPlan, PresentCustomer, PresentCustomers } from './customer-plan.ts'
import { customerChanges, customerSaid } from './customer-row.ts'
import type { PlannedRow, RowRefusal } from './planned-row.ts'
import type { ReadRow } from './reading.ts'

/** A row of a customer, which may be refused already. */
export type CustomerRow = Omit<ReadRow<CustomerValues>, 'refusals'> & {
  readonly refusals: readonly RowRefusal[]
}

const NOBODY = { firstName: '', lastName: '', email: '', phone: '', notes: null, identityDocument: null }

/**
 * What the rows of a file would do to customers: each is the customer with its e-mail address, else with its phone, else a new one. One whose
 * phone is known of somebody with another name and address is refused, as two people may share it.
 *
 * Source: rules.md, "Import".
 */
export function planCustomers(
  { rows }: { readonly rows: readonly CustomerRow[] },
  { customers, keysOf, fillsOnly = false }: PresentCustomers,
): CustomersPlan {
  const known = customersByKey(customers)
  const seen = new Set<string>()
  const added: CustomersPlan['added'][number][] = []
  const changed: CustomersPlan['changed'][number][] = []
  const same: CustomerId[] = []
  const planned = rows.map(({ line, values: cells, refusals: unread }): PlannedRow => {
    const said = customerSaid(cells)
    const { values } = said
    const keys = keysOf({ email: values.email ?? '', phone: values.phone ?? '' })
    const present = first(keys.email, 'email', known) ?? first(keys.phone, 'phone', known)
    const mine = [...keys.email, ...keys.phone]
    const isSeen = mine.some((key) => seen.has(key))
    const refusals: RowRefusal[] = [
      ...unread,
      ...said.refusals,
      ...(unread.length === 0 && mine.length === 0
        ? [{ field: 'phone', code: 'contact-missing' } as const]
        : []),
      ...(!fillsOnly && isSeen ? [{ field: null, code: 'customer-twice' } as const] : []),
      ...(present && isSomebodyElse(values, keys, present)
        ? [{ field: 'phone', code: 'phone-of-another', cell: nameOf(present) } as const]
        : []),
      ...(!present && unread.length === 0 && nameOf(values) === ''
        ? [{ field: 'name', code: 'value-missing' } as const]
        : []),
    ]
    const shown = {
      ...{ line, vehicle: null, plate: null, isElsewhere: false },
      customer: nameOf(values) || (present ? nameOf(present) : '') || null,
    }
    if (refusals.length > 0) return { ...shown, effect: 'refused', changes: [], refusals }
    for (const key of mine) seen.add(key)
    if (isSeen) return { ...shown, effect: 'same', changes: [], refusals }
    if (!present) {
      added.push({ line, values: { ...NOBODY, ...values }, keys })
      return { ...shown, effect: 'new', changes: [], refusals }
    }
    const isSamePhone = keys.phone.some((key) => present.keys.phone.includes(key) && isShown(key, present))
    const { values: columns, changes } = customerChanges(values, present, { isSamePhone, fillsOnly })
    if (changes.length > 0) changed.push({ line, customer: present, values: columns, keys })
    else same.push(present.id)
    return { ...shown, effect: changes.length > 0 ? 'changed' : 'same', changes, refusals }
  })
  return { rows: planned, added, changed, same }

  /** Whether a key is that of the phone that a customer is shown with, not of an earlier one. */
  function isShown(key: string, present: PresentCustomer): boolean {
    return keysOf({ email: '', phone: present.phone }).phone.includes(key)
  }
}

const nameOf = ({ firstName = '', lastName = '' }: Partial<CustomerColumns>): string =>
  `${firstName} ${lastName}`.trim()

function customersByKey(customers: readonly PresentCustomer[]): ReadonlyMap<string, PresentCustomer> {
  const known = new Map<string, PresentCustomer>()
  for (const customer of customers)
    for (const kind of ['email', 'phone'] as const)
      for (const key of customer.keys[kind])
        if (!known.has(`${kind} ${key}`)) known.set(`${kind} ${key}`, customer)
  return known
}

const first = (
  keys: readonly string[],
  kind: 'email' | 'phone',
  known: ReadonlyMap<string, PresentCustomer>,
): PresentCustomer | undefined => {
  const key = keys.find((one) => known.has(`${kind} ${one}`))
  return key === undefined ? undefined : known.get(`${kind} ${key}`)
}

/** Whether a row that is known by its phone alone is of another name and another address. */
const isSomebodyElse = (
  said: Partial<CustomerColumns>,
  { email }: ContactKeys,
  present: PresentCustomer,
): boolean =>
  email.length > 0 &&
  present.keys.email.length > 0 &&
  !email.some((key) => present.keys.email.includes(key)) &&
  !sameText(nameOf(said), nameOf(present))
