import type activity from '@nelly/contract/messages/es/owner/activity.json'
import type calendar from '@nelly/contract/messages/es/owner/calendar.json'
import type changes from '@nelly/contract/messages/es/owner/changes.json'
import type charging from '@nelly/contract/messages/es/owner/charging.json'
import type customers from '@nelly/contract/messages/es/owner/customers.json'
import type deleted from '@nelly/contract/messages/es/owner/deleted.json'
import type designer from '@nelly/contract/messages/es/owner/designer.json'
import type desk from '@nelly/contract/messages/es/owner/desk.json'
import type details from '@nelly/contract/messages/es/owner/details.json'
import type drawer from '@nelly/contract/messages/es/owner/drawer.json'
import type duplicate from '@nelly/contract/messages/es/owner/duplicate.json'
import type elsewhere from '@nelly/contract/messages/es/owner/elsewhere.json'
import type help from '@nelly/contract/messages/es/owner/help.json'
import type imports from '@nelly/contract/messages/es/owner/imports.json'
import type landing from '@nelly/contract/messages/es/owner/landing.json'
import type ledger from '@nelly/contract/messages/es/owner/ledger.json'
import type messages from '@nelly/contract/messages/es/owner/messages.json'
import type partners from '@nelly/contract/messages/es/owner/partners.json'
import type payments from '@nelly/contract/messages/es/owner/payments.json'
import type photographs from '@nelly/contract/messages/es/owner/photographs.json'
import type places from '@nelly/contract/messages/es/owner/places.json'
import type preview from '@nelly/contract/messages/es/owner/preview.json'
import type quotes from '@nelly/contract/messages/es/owner/quotes.json'
import type rateLabels from '@nelly/contract/messages/es/owner/rate-labels.json'
import type rates from '@nelly/contract/messages/es/owner/rates.json'
import type reviews from '@nelly/contract/messages/es/owner/reviews.json'
import type sales from '@nelly/contract/messages/es/owner/sales.json'
import type search from '@nelly/contract/messages/es/owner/search.json'
import type security from '@nelly/contract/messages/es/owner/security.json'
import type seo from '@nelly/contract/messages/es/owner/seo.json'
import type settings from '@nelly/contract/messages/es/owner/settings.json'
import type shared from '@nelly/contract/messages/es/owner/shared.json'
import type site from '@nelly/contract/messages/es/owner/site.json'
import type team from '@nelly/contract/messages/es/owner/team.json'
import type units from '@nelly/contract/messages/es/owner/units.json'
import type vehicles from '@nelly/contract/messages/es/owner/vehicles.json'
import type { Language } from '@nelly/contract/wire'

/** The catalogues that only some screens load, by their file in `messages/{language}/owner/`. */
interface Areas {
  activity: typeof activity
  calendar: typeof calendar
  changes: typeof changes
  charging: typeof charging
  customers: typeof customers
  deleted: typeof deleted
  designer: typeof designer
  desk: typeof desk
  details: typeof details
  drawer: typeof drawer
  duplicate: typeof duplicate
  elsewhere: typeof elsewhere
  help: typeof help
  imports: typeof imports
  landing: typeof landing
  ledger: typeof ledger
  messages: typeof messages
  partners: typeof partners
  payments: typeof payments
  photographs: typeof photographs
  places: typeof places
  preview: typeof preview
  'rate-labels': typeof rateLabels
  quotes: typeof quotes
  rates: typeof rates
  reviews: typeof reviews
  sales: typeof sales
  search: typeof search
  security: typeof security
  seo: typeof seo
  settings: typeof settings
  site: typeof site
  team: typeof team
  units: typeof units
  vehicles: typeof vehicles
}

/** The messages that every screen of the owner has. */
export type SharedMessages = typeof shared

export type Area = keyof Areas

/** All messages of the owner's pages; both languages have the same keys. */
export type OwnerMessages = SharedMessages &
  Areas['activity'] &
  Areas['calendar'] &
  Areas['changes'] &
  Areas['charging'] &
  Areas['customers'] &
  Areas['deleted'] &
  Areas['designer'] &
  Areas['desk'] &
  Areas['details'] &
  Areas['drawer'] &
  Areas['duplicate'] &
  Areas['elsewhere'] &
  Areas['help'] &
  Areas['imports'] &
  Areas['landing'] &
  Areas['ledger'] &
  Areas['messages'] &
  Areas['partners'] &
  Areas['payments'] &
  Areas['photographs'] &
  Areas['places'] &
  Areas['preview'] &
  Areas['rate-labels'] &
  Areas['quotes'] &
  Areas['rates'] &
  Areas['reviews'] &
  Areas['sales'] &
  Areas['search'] &
  Areas['security'] &
  Areas['seo'] &
  Areas['settings'] &
  Areas['site'] &
  Areas['team'] &
  Areas['units'] &
  Areas['vehicles']

const catalogues = import.meta.glob<{ default: Partial<OwnerMessages> }>(
  '../../../../../packages/contract/messages/*/owner/*.json',
)

/** The messages of an area in one language; those of other languages are not loaded. */
export async function areaMessages(
  area: Area | 'shared',
  language: Language,
): Promise<Partial<OwnerMessages>> {
  const load = catalogues[`../../../../../packages/contract/messages/${language}/owner/${area}.json`]
  if (!load) throw new Error(`no catalogue of ${area} in ${language}`)
  return (await load()).default
}
