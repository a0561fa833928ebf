import { type Currency, currency } from '@nelly/domain/currency'
import { type MinorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import type { z } from 'zod'
import type {
  changeCustomer,
  customerAnswer,
  customerSummary,
  listCustomers,
  mergeCustomers,
  previewMerge,
} from './customers.ts'
import { editBody } from './edit-body.ts'
import { type OwnedReservation, ownedReservation } from './owned-reservation.ts'
import { type AnswerContext, type AnsweredReservation, toReservationAnswer } from './reservation-answers.ts'

/** A customer as lists show them. */
export interface CustomerSummary {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  /** Blank where there is none. */
  readonly email: string
  readonly phone: string
  /** Why the operator does not want to rent to them; null while they do. */
  readonly doNotRentReason: string | null
  /** How many they have, cancelled ones too. */
  readonly reservations: number
}

/** By what a customer is recognised: addresses in lower case, phones as digits. */
export interface RecognisedBy {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

/** What the reservations of one currency that were not cancelled come to. */
interface CustomerTotal {
  readonly currency: Currency
  readonly total: MinorUnits
  readonly reservations: number
}

interface CustomerOf<R> extends CustomerSummary, RecognisedBy {
  /** The digits of their phone for WhatsApp; null where it can't be a number. */
  readonly whatsapp: string | null
  readonly notes: string | null
  /** The name of who decided not to rent to them. */
  readonly doNotRentBy: string | null
  readonly totals: readonly CustomerTotal[]
  /** Their reservations, the latest pickup first. */
  readonly latest: readonly R[]
}

/** A customer as the operator knows them; times are instants. */
export type OwnedCustomer = CustomerOf<OwnedReservation> & { doNotRentAt: string | null; createdAt: string }
/** The same as the server has it. */
export type AnsweredCustomer = CustomerOf<AnsweredReservation> & { doNotRentAt: Date | null; createdAt: Date }

/** What two merged customers would have. */
export interface MergePreview extends RecognisedBy {
  readonly kept: CustomerSummary
  readonly removed: CustomerSummary
  readonly notes: string | null
  readonly doNotRentReason: string | null
}

type SummaryAnswer = z.infer<typeof customerSummary>
type CustomerAnswer = z.infer<typeof customerAnswer>
type PreviewAnswer = z.infer<typeof previewMerge.answer>

export const toSummaryAnswer = (customer: CustomerSummary): SummaryAnswer => ({
  id: customer.id,
  name: customer.firstName,
  last_name: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  do_not_rent: customer.doNotRentReason,
  reservations: customer.reservations,
})

/** Parses a customer of a list. */
export const ownedSummary = ({ name, last_name, do_not_rent, ...same }: SummaryAnswer): CustomerSummary => ({
  ...same,
  firstName: name,
  lastName: last_name,
  doNotRentReason: do_not_rent,
})

export const toCustomerAnswer = (customer: AnsweredCustomer, context: AnswerContext): CustomerAnswer => ({
  ...toSummaryAnswer(customer),
  whatsapp: customer.whatsapp,
  notes: customer.notes,
  do_not_rent_at: customer.doNotRentAt?.toISOString() ?? null,
  do_not_rent_by: customer.doNotRentBy,
  created_at: customer.createdAt.toISOString(),
  emails: [...customer.emails],
  phones: [...customer.phones],
  totals: customer.totals.map(({ total, currency: of, reservations }) => ({
    currency: of,
    total_price: toMajorUnits({ minor: total, currency: of }),
    reservations,
  })),
  latest: customer.latest.map((reservation) => toReservationAnswer(reservation, context)),
})

/** Parses a customer of an answer. */
export const ownedCustomer = (answer: CustomerAnswer): OwnedCustomer => ({
  ...ownedSummary(answer),
  whatsapp: answer.whatsapp,
  notes: answer.notes,
  doNotRentAt: answer.do_not_rent_at,
  doNotRentBy: answer.do_not_rent_by,
  createdAt: answer.created_at,
  emails: answer.emails,
  phones: answer.phones,
  totals: answer.totals.map(({ currency: of, total_price, reservations }) => ({
    currency: currency(of),
    total: toMinorUnits(total_price, currency(of)),
    reservations,
  })),
  latest: answer.latest.map(ownedReservation),
})

export const toMergePreviewAnswer = (preview: MergePreview): PreviewAnswer => ({
  kept: toSummaryAnswer(preview.kept),
  removed: toSummaryAnswer(preview.removed),
  notes: preview.notes,
  do_not_rent: preview.doNotRentReason,
  emails: [...preview.emails],
  phones: [...preview.phones],
})

/** Parses the preview of a merge. */
export const ownedMergePreview = (answer: PreviewAnswer): MergePreview => ({
  kept: ownedSummary(answer.kept),
  removed: ownedSummary(answer.removed),
  notes: answer.notes,
  doNotRentReason: answer.do_not_rent,
  emails: answer.emails,
  phones: answer.phones,
})

/** A customer as a form holds them; what is not known is blank. */
export interface CustomerDraft {
  firstName: string
  lastName: string
  notes: string
  doNotRentReason: string
}

/** The form field that shows the error of a field of the wire. */
export const CUSTOMER_DRAFT_FIELDS: Readonly<Record<string, keyof CustomerDraft>> = {
  name: 'firstName',
  last_name: 'lastName',
  notes: 'notes',
  do_not_rent: 'doNotRentReason',
}

/** The form of a customer. */
export const customerDraftOf = (customer: OwnedCustomer): CustomerDraft => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  notes: customer.notes ?? '',
  doNotRentReason: customer.doNotRentReason ?? '',
})

const customerBody = ({ firstName, lastName, notes, doNotRentReason }: CustomerDraft) => ({
  name: firstName.trim(),
  last_name: lastName.trim(),
  notes: notes.trim() || null,
  do_not_rent: doNotRentReason.trim() || null,
})

/** The body that changes what differs from the form's initial values. */
export const customerChangesBody = (
  draft: CustomerDraft,
  read: CustomerDraft,
): z.input<typeof changeCustomer.body> => editBody(customerBody(draft), customerBody(read))

/** The query of a page of customers. */
export const customersQuery = ({
  size,
  ...query
}: Omit<z.input<typeof listCustomers.query>, 'per_page'> & { size: number }): z.input<
  typeof listCustomers.query
> => ({ ...query, per_page: size })

/** The body that gives up a customer. */
export const mergeBody = (removed: number): z.input<typeof mergeCustomers.body> => ({
  customer_id: removed as never,
})
