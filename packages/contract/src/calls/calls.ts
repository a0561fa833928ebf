import * as audit from '../audit/audit.ts'
import * as blocks from '../blocks/blocks.ts'
import type { Call } from '../call.ts'
import * as contracts from '../contracts/contracts.ts'
import * as customers from '../customers/customers.ts'
import * as feeds from '../feeds/feeds.ts'
import * as imports from '../imports/imports.ts'
import { readPriceFile } from '../imports/price-file.ts'
import * as deletedLandings from '../landings/deleted-landings.ts'
import * as duplicateLanding from '../landings/duplicate-landing.ts'
import * as landingName from '../landings/landing-name.ts'
import * as drawer from '../ledger/drawer.ts'
import * as ledger from '../ledger/ledger.ts'
import * as proposedCharges from '../ledger/proposed-charges.ts'
import * as messageSettings from '../messaging/message-settings.ts'
import * as preparedMessages from '../messaging/prepared-messages.ts'
import * as calendar from '../overview/calendar.ts'
import * as figures from '../overview/figures.ts'
import * as partners from '../partners/partners.ts'
import * as bankAccounts from '../payments/bank-accounts.ts'
import * as cardPayments from '../payments/card-payments.ts'
import * as gateways from '../payments/gateways.ts'
import * as payLinks from '../payments/pay-links.ts'
import * as transferSlips from '../payments/transfer-slips.ts'
import * as places from '../places/places.ts'
import * as poolFacts from '../pools/pool-facts.ts'
import * as pools from '../pools/pools.ts'
import * as changeWish from '../public-site/change-wish.ts'
import * as rates from '../rates/calls.ts'
import * as replayCalls from '../rates/replay-calls.ts'
import { testRates } from '../rates/test-call.ts'
import * as changes from '../reservations/changes.ts'
import * as desk from '../reservations/desk.ts'
import * as deskOffers from '../reservations/desk-offers.ts'
import * as deskReservations from '../reservations/desk-reservations.ts'
import * as endReservation from '../reservations/end-reservation.ts'
import * as newReservations from '../reservations/new-reservations.ts'
import * as photographs from '../reservations/photographs.ts'
import * as quotes from '../reservations/quotes.ts'
import * as steps from '../reservations/steps.ts'
import * as waitingWishes from '../reservations/waiting-wishes.ts'
import * as reviews from '../reviews/reviews.ts'
import * as saleDocuments from '../sales/sale-documents.ts'
import * as search from '../search/search.ts'
import * as share from '../share/share.ts'
import * as site from '../site/calls.ts'
import * as previewLinks from '../site/preview-links.ts'
import * as accounts from '../specified/accounts.ts'
import * as landingMetadata from '../specified/landing-metadata.ts'
import * as landings from '../specified/landings.ts'
import * as locations from '../specified/locations.ts'
import * as profile from '../specified/profile.ts'
import * as quoteCalls from '../specified/quote-calls.ts'
import * as reservations from '../specified/reservations.ts'
import * as specialFeatures from '../specified/special-features.ts'
import * as vehicles from '../specified/vehicles.ts'
import * as comingIn from '../team/coming-in.ts'
import * as emailChange from '../team/email-change.ts'
import * as legalIdentity from '../team/legal-identity.ts'
import * as members from '../team/members.ts'
import * as passkeys from '../team/passkeys.ts'
import * as secondFactors from '../team/second-factors.ts'
import * as sessions from '../team/sessions.ts'
import * as changeUnit from '../units/change-unit.ts'
import * as chooseUnit from '../units/choose-unit.ts'
import * as units from '../units/units.ts'
import * as duplicateVehicle from '../vehicles/duplicate-vehicle.ts'

/** The calls about one subject, by the names this package exports them under. */
export interface Subject<Calls extends Readonly<Record<string, Call>> = Readonly<Record<string, Call>>> {
  readonly name: string
  readonly description: string
  readonly calls: Calls
}

/**
 * Every call of the API by subject. The exports of a subject's module are listed automatically; a new module needs its
 * line here.
 */
export const SUBJECTS = [
  subject('Accounts', 'Signing in and out, the session, and the account itself.', {
    ...accounts,
    ...profile,
    ...comingIn,
    ...emailChange,
    ...sessions,
    ...legalIdentity,
  }),
  subject('Team', 'Who may act in an account, as what, and who is invited.', members),
  subject('Audit', 'Who did what to which thing of an account.', audit),
  subject('Second factors', 'What a person proves who they are with, besides their password.', {
    ...secondFactors,
    ...passkeys,
  }),
  subject('Landings', 'What an owner builds and publishes, and what visitors see of it.', {
    ...landings,
    ...duplicateLanding,
    ...landingName,
    ...deletedLandings,
    ...landingMetadata,
    ...share,
  }),
  subject('Locations', 'Pairs of places: where vehicles of a landing are picked up and returned.', locations),
  subject('Places', 'The places that the pairs of a landing name, and further ones.', places),
  subject('Rates', 'All prices and terms of a landing, as one document with versions.', {
    ...rates,
    ...site,
    ...previewLinks,
    testRates,
    ...quoteCalls,
    ...replayCalls,
  }),
  subject('Vehicles', 'What a landing rents out, with pictures and a price a day.', {
    ...vehicles,
    ...duplicateVehicle,
  }),
  subject('Fleet', 'Pools of interchangeable units, which vehicles on any landing offer.', {
    ...pools,
    ...poolFacts,
  }),
  subject('Imports', 'Fleets out of files: read, previewed, stored and undone.', {
    ...imports,
    readPriceFile,
  }),
  subject('Units', 'Each unit of a vehicle: its plate and papers, and which reservation has it.', {
    ...units,
    ...changeUnit,
    ...chooseUnit,
  }),
  subject('Blocks', 'Times in which units of a vehicle can’t be rented.', blocks),
  subject(
    'Calendars of other channels',
    'What other channels rented out, as blocks of a vehicle; and the calendar that they read.',
    feeds,
  ),
  subject('Partners', 'Who brings customers for a share of the price, and what is owed to them.', partners),
  subject(
    'Special features',
    "An owner's catalogue of features, and which vehicles have them.",
    specialFeatures,
  ),
  subject('Reservations', 'What visitors book, at a price that the server computes.', {
    ...reservations,
    ...endReservation,
    ...proposedCharges,
    ...photographs,
    ...steps,
    ...changes,
    ...changeWish,
    ...deskReservations,
    ...deskOffers,
    ...quotes,
    ...waitingWishes,
  }),
  subject('Ledger', 'What is owed, paid and held for a reservation: written once, never changed.', {
    ...ledger,
    ...drawer,
  }),
  subject(
    'Contracts',
    'Contracts of reservations: made, signed on a screen, and verified by their file.',
    contracts,
  ),
  subject(
    'Sale documents',
    'What a reservation came to, closed from its ledger, with the number of its fiscal receipt.',
    saleDocuments,
  ),
  subject('Payments', 'Links by which customers pay, the slips of their transfers, and payments by card.', {
    ...bankAccounts,
    ...payLinks,
    ...transferSlips,
    ...gateways,
    ...cardPayments,
  }),
  subject('Messages', 'What customers are told by mail and in chats.', {
    ...messageSettings,
    ...preparedMessages,
  }),
  subject('Reviews', 'What customers write after their rental, and which texts the site shows.', reviews),
  subject(
    'Customers',
    'Who reserves: recognised by e-mail address and phone, apart for each account.',
    customers,
  ),
  subject(
    'Overview',
    "An operator's overview: what there is to do, the calendar, the figures, and a search over everything.",
    {
      ...desk,
      ...calendar,
      ...figures,
      ...newReservations,
      ...search,
    },
  ),
]

type CallsIn<Exported> = {
  readonly [Name in keyof Exported as Exported[Name] extends Call ? Name : never]: Extract<
    Exported[Name],
    Call
  >
}

type OwnerCallsOf<S> =
  S extends Subject<infer Calls>
    ? { [Name in keyof Calls]: Calls[Name] extends { access: 'owner' } ? Name : never }[keyof Calls]
    : never

/** The name of a call that needs a session. */
export type OwnerCall = OwnerCallsOf<(typeof SUBJECTS)[number]>

function subject<Exported extends Readonly<Record<string, unknown>>>(
  name: string,
  description: string,
  exported: Exported,
): Subject<CallsIn<Exported>> {
  const calls = Object.entries(exported).filter((entry): entry is [string, Call] => isCall(entry[1]))
  return { name, description, calls: Object.fromEntries(calls) as CallsIn<Exported> }
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'answer' in value
  )
}
