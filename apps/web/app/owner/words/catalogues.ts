import type { Language } from '@nelly/contract/wire'
import type calendar from '../../messages/owner/calendar/es.json'
import type changes from '../../messages/owner/changes/es.json'
import type customers from '../../messages/owner/customers/es.json'
import type deleted from '../../messages/owner/deleted/es.json'
import type designer from '../../messages/owner/designer/es.json'
import type desk from '../../messages/owner/desk/es.json'
import type duplicate from '../../messages/owner/duplicate/es.json'
import type elsewhere from '../../messages/owner/elsewhere/es.json'
import type shared from '../../messages/owner/es.json'
import type help from '../../messages/owner/help/es.json'
import type places from '../../messages/owner/places/es.json'
import type preview from '../../messages/owner/preview/es.json'
import type rates from '../../messages/owner/rates/es.json'
import type reviews from '../../messages/owner/reviews/es.json'
import type search from '../../messages/owner/search/es.json'
import type seo from '../../messages/owner/seo/es.json'
import type settings from '../../messages/owner/settings/es.json'
import type site from '../../messages/owner/site/es.json'
import type units from '../../messages/owner/units/es.json'
import type vehicles from '../../messages/owner/vehicles/es.json'

/** The catalogues that only some screens load, by their folder in `messages/owner/`. */
interface Areas {
  calendar: typeof calendar
  changes: typeof changes
  customers: typeof customers
  deleted: typeof deleted
  designer: typeof designer
  desk: typeof desk
  duplicate: typeof duplicate
  elsewhere: typeof elsewhere
  help: typeof help
  places: typeof places
  preview: typeof preview
  rates: typeof rates
  reviews: typeof reviews
  search: typeof search
  seo: typeof seo
  settings: typeof settings
  site: typeof site
  units: typeof units
  vehicles: typeof vehicles
}

/** The messages that every screen of the owner has. */
export type SharedMessages = typeof shared

export type Area = keyof Areas

/** All messages of the owner's pages; both languages have the same keys. */
export type OwnerMessages = SharedMessages &
  Areas['calendar'] &
  Areas['changes'] &
  Areas['customers'] &
  Areas['deleted'] &
  Areas['designer'] &
  Areas['desk'] &
  Areas['duplicate'] &
  Areas['elsewhere'] &
  Areas['help'] &
  Areas['places'] &
  Areas['preview'] &
  Areas['rates'] &
  Areas['reviews'] &
  Areas['search'] &
  Areas['seo'] &
  Areas['settings'] &
  Areas['site'] &
  Areas['units'] &
  Areas['vehicles']

const sharedCatalogues: Record<Language, () => Promise<{ default: SharedMessages }>> = {
  es: () => import('../../messages/owner/es.json'),
  en: () => import('../../messages/owner/en.json'),
}

const areaCatalogues = import.meta.glob<{ default: Partial<OwnerMessages> }>('../../messages/owner/*/*.json')

/** The shared messages of one language; the other one is not loaded. */
export const sharedMessages = async (language: Language): Promise<SharedMessages> =>
  (await sharedCatalogues[language]()).default

/** The messages of an area in one language. */
export async function areaMessages(area: Area, language: Language): Promise<Partial<OwnerMessages>> {
  const load = areaCatalogues[`../../messages/owner/${area}/${language}.json`]
  if (!load) throw new Error(`no catalogue of ${area} in ${language}`)
  return (await load()).default
}
