import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'

/** A text with a name or an amount in it. */
export type Naming<Named extends string> = (named: Record<Named, string>) => string

/** Every text of the mails; each language has all of them. */
export interface MailWords {
  /** To the visitor who reserved. */
  confirmation: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: Naming<'name'>
    lead: Naming<'landing'>
    settle: Naming<'landing'>
    see: string
    seeHint: string
    bringTitle: string
    bring: readonly string[]
    questionsTitle: string
    questions: Naming<'landing'>
    kept: Naming<'landing'>
  }
  /** To the operator, of a reservation. */
  notice: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'landing'>
    open: string
    answer: Naming<'name'>
  }
  /** To the operator, of a customer to whom they do not want to rent; without saying so. */
  marked: { title: string; where: string }
  /** To the operator, of corrected contact data. */
  correction: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'landing'>
  }
  /** To the visitor who cancelled. */
  cancellation: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'landing'>
    feeTitle: string
    fee: string
    settled: Naming<'landing'>
    see: string
    seeHint: string
  }
  /** To the operator, of a cancellation. */
  cancelled: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'landing'>
    free: string
    settled: Naming<'name'>
  }
  /** To the visitor whose reservation the operator cancelled. */
  operatorCancellation: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Record<OperatorCancellationReason, Naming<'landing'>>
    noteTitle: Naming<'landing'>
    noFee: Naming<'landing'>
    kept: string
  }
  /** To the operator who cancelled. */
  operatorCancelled: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'email'>
    whyTitle: string
    reason: string
    note: string
  }
  /** To the visitor who requested. */
  request: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: Naming<'name'>
    lead: Naming<'landing' | 'until'>
    settle: Naming<'landing'>
    see: string
    seeHint: string
  }
  /** To the operator, of a request. */
  requestNotice: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'landing' | 'until'>
  }
  /** To the visitor whose request nobody answered in time. */
  requestExpired: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'landing'>
  }
  /** To the visitor who has no vehicle after all: the link to a new search. */
  searchAgain: { action: string; hint: string }
  /** To the operator who did not answer it. */
  requestExpiredNotice: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'landing'>
  }
  /** To the visitor whose request the operator has confirmed. */
  requestConfirmed: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'landing'>
    kept: string
  }
  /** To the visitor whose request the operator has declined. */
  requestDeclined: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Record<OperatorCancellationReason, Naming<'landing'>>
    nothingDue: string
  }
  /** To the visitor whose reservation the operator changed. */
  change: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'landing'>
    title: string
    before: Naming<'value'>
    seeHint: string
    kept: string
  }
  /** To the operator, of a scheduled publication that would have broken the site. */
  scheduleFailed: {
    subject: Naming<'landing'>
    heading: string
    lead: Naming<'landing' | 'at'>
    title: string
    action: { label: string; hint: string }
  }
  /** To the operator, of a calendar of another channel that can't be read. */
  feedFailed: {
    subject: Naming<'feed' | 'vehicle'>
    heading: string
    lead: Naming<'feed' | 'vehicle' | 'landing' | 'at'>
    action: { label: string; hint: string }
  }
  /** To the visitor who asks for a change. */
  changeWishReceived: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'landing'>
    title: string
    kept: string
  }
  /** To the operator, of a change that the customer asks for. */
  changeWish: {
    subject: Naming<'name' | 'vehicle' | 'day'>
    heading: string
    lead: Naming<'name' | 'landing'>
    title: string
  }
  /** To the visitor whose rental is over. */
  reviewRequest: {
    subject: Naming<'landing' | 'vehicle' | 'day'>
    heading: Naming<'name'>
    lead: Naming<'landing' | 'vehicle'>
    write: string
    writeHint: string
    once: Naming<'landing'>
  }
  /** To the operator, of a review. */
  reviewNotice: {
    subject: Naming<'name' | 'vehicle' | 'day' | 'stars'>
    heading: string
    lead: Naming<'name' | 'landing' | 'stars'>
    stars(count: number): string
    title: string
    open: string
    decide: string
    starsOnly: string
  }
  trip: {
    title: string
    reference: string
    vehicle: string
    pickup: string
    instructions: string
    return: string
    party: string
    people: (count: number) => string
    bags: (count: number) => string
    mileage: string
    hours: Naming<'hours'>
    localTime: string
  }
  customer: { title: string; name: string; email: string; phone: string; comment: string }
  operator: { email: string; phone: string; address: string }
  price: {
    title: string
    total: string
  }
  rules: {
    title: string
    /** The same of a request, which is withdrawn for nothing. */
    onceConfirmed: string
    always: Naming<'fee'>
    early: Naming<'hours' | 'fee'>
    late: Naming<'hours' | 'fee'>
    never: string
    neverPrepaid: string
    none: string
    noShow: Naming<'fee'>
  }
  calendar: { title: Naming<'vehicle' | 'landing'>; file: string }
}
