import { sameText } from '../folded.ts'
import { type IdentityDocument, identityDocument } from '../taxpayers/identity-document.ts'
import type { CustomerValues } from './customer-fields.ts'
import type { CustomerColumns } from './customer-plan.ts'
import type { FieldChange, RowRefusal } from './planned-row.ts'

/** Letters of a first and of a last name. */
const MOST_NAME = 80

/** What a row says of a customer, as it is stored; what it does not tell is missing. */
export interface CustomerSaid {
  readonly values: Partial<CustomerColumns>
  readonly refusals: readonly RowRefusal[]
}

export function customerSaid(values: CustomerValues): CustomerSaid {
  const { phone, email, notes } = values
  const names = namesOf(values)
  const document = documentOf(values)
  const tooLong = Object.values(names).some((name) => [...name].length > MOST_NAME)
  return {
    values: {
      ...names,
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
      ...(notes !== undefined && { notes }),
      ...(document && 'number' in document && { identityDocument: document }),
    },
    refusals: [
      ...(tooLong ? [{ field: 'name', code: 'too-long' } as const] : []),
      ...(document && 'code' in document ? [document] : []),
    ],
  }
}

/** `Paz, Ana` and `Ana Paz` are Ana, Paz; where the last name has its own column, the other is the first name. */
function namesOf({
  name,
  lastName,
}: CustomerValues): Partial<Pick<CustomerColumns, 'firstName' | 'lastName'>> {
  if (name === undefined) return lastName === undefined ? {} : { firstName: '', lastName }
  if (lastName !== undefined) return { firstName: name, lastName }
  const [last, first] = name.split(/\s*,\s*/)
  if (last && first) return { firstName: first, lastName: last }
  const [firstName = name, ...others] = name.split(' ')
  return { firstName, lastName: others.join(' ') }
}

/** A document of a kind that is told, or that shows it: letters are a passport's, eleven digits a cédula's. */
function documentOf({ document, documentKind }: CustomerValues): IdentityDocument | RowRefusal | undefined {
  if (document === undefined) return undefined
  const plain = document.replace(/[\s.-]/g, '')
  const kind =
    documentKind ?? (/[a-z]/i.test(plain) ? 'passport' : plain.length === 11 ? 'cedula' : undefined)
  if (!kind) return { field: 'documentKind', code: 'document-kind-missing', cell: document }
  const read = identityDocument({ kind, number: document })
  return read.ok ? read.value : { field: 'document', code: read.refusal, cell: document }
}

/** What a customer is in a file, by the columns in their order, so that reading it gives the same. */
export const customerCells = ({ firstName, lastName, ...one }: CustomerColumns): string[] => [
  ...[firstName, lastName, one.phone, one.email],
  ...[one.identityDocument?.kind ?? '', one.identityDocument?.number ?? '', one.notes ?? ''],
]

const fullName = ({ firstName, lastName }: Pick<CustomerColumns, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** What a row says otherwise of a customer that there is: columns to store, and what is shown of that. */
export function customerChanges(
  said: Partial<CustomerColumns>,
  present: CustomerColumns,
  { isSamePhone, fillsOnly = false }: { isSamePhone: boolean; fillsOnly?: boolean | undefined },
): { values: Partial<CustomerColumns>; changes: FieldChange[] } {
  const { firstName, lastName, email, phone, notes, identityDocument: document } = said
  const values: Partial<CustomerColumns>[] = []
  const changes: FieldChange[] = []
  const change = (value: Partial<CustomerColumns>, shown: FieldChange) => {
    if (fillsOnly && shown.from) return
    values.push(value)
    changes.push(shown)
  }
  if (firstName !== undefined && lastName !== undefined) {
    const to = fullName({ firstName, lastName })
    if (!sameText(to, fullName(present)))
      change({ firstName, lastName }, { field: 'name', from: fullName(present), to })
  }
  if (email !== undefined && email.toLowerCase() !== present.email.toLowerCase())
    change({ email }, { field: 'email', from: present.email || null, to: email })
  if (phone !== undefined && !isSamePhone)
    change({ phone }, { field: 'phone', from: present.phone || null, to: phone })
  const { identityDocument: had } = present
  if (document && (document.number !== had?.number || document.kind !== had.kind))
    change(
      { identityDocument: document },
      { field: 'document', from: had?.number ?? null, to: document.number },
    )
  if (notes !== undefined && notes !== null && notes !== present.notes)
    change({ notes }, { field: 'notes', from: present.notes, to: notes })
  return { values: Object.assign({}, ...values), changes }
}
