import type { addPlace } from '@nelly/contract/places'
import type { OwnedVehicle } from '@nelly/contract/specified/owned-vehicle'
import type { TakenStep } from '@nelly/contract/steps'
import type { Block } from '@nelly/domain/blocks'
import type { PriceDetails } from '@nelly/domain/booking'
import type { ChosenExtra } from '@nelly/domain/extras'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import type { Place } from '@nelly/domain/places'
import type { Rates } from '@nelly/domain/rates/rates'
import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { Contact, SearchWords } from '@nelly/domain/site/site-document'
import type { SiteLanguage, Texts } from '@nelly/domain/site/texts'
import type { Paper } from '@nelly/domain/units/papers'
import type { Fuel } from '@nelly/domain/units/unit'
import type { CalendarDate, ClockTime } from '@nelly/domain/wall-clock'
import type { z } from 'zod'

/** A rental business of the demo: its landing and all that belongs to it. */
export interface DemoBusiness {
  name: string
  /** The folder below `apps/server/demo/` with its `logo.svg` and its vehicles' pictures. */
  folder: string
  colours: { primary: string; secondary: string }
  language: 'es' | 'en'
  places: readonly DemoPlace[]
  /** The pairs of these places, which make them choices of visitors. */
  locations: readonly DemoLocation[]
  /** The owner's special features that this business uses, by name, each with its description. */
  specialFeatures: Readonly<Record<string, string>>
  vehicles: readonly DemoVehicle[]
  site: DemoSite
  /** Its own rates; without them the default ones hold. */
  rates?: DemoRates
  /** The code of these rates that some guests know. */
  discountCode?: string
  reservations: readonly DemoReservation[]
  blocks?: readonly DemoBlock[]
  units?: readonly DemoUnit[]
  /** What the desk did in the last days, the earliest first. */
  desk?: readonly DemoDeskRental[]
  /** Since these came in it confirms by hand, within so many hours. */
  requests?: { answerHours: number; waiting: readonly DemoRequest[] }
}

/** What the operator of a business wrote on its site, beside the starting texts. */
export interface DemoSite {
  contact: Contact
  search: Pick<SearchWords, 'title' | 'description'>
  about: { title: Texts; origin: Texts; promise: { title: Texts; text: Texts } }
  /** What customers say of it, the newest first. */
  reviews: readonly DemoReview[]
  /** What is in the draft and not published yet. */
  announcement: Texts
  note: string
}

/** What a customer says of a rental that is over. */
export interface DemoReview extends Pick<WrittenReview, 'stars' | 'text'> {
  language: SiteLanguage
  /** Null while its operator has not read it. */
  isShown: boolean | null
}

/** A rental that was reserved at the desk, by hours from now; negative ones lie in the past. */
export interface DemoDeskRental {
  vehicle: string
  /** Any by default. */
  unit?: number
  from: number
  to: number
  place: string
  firstName: string
  lastName: string
  phone: string
  persons: number
  bags: number
  driverAge: number
  comment?: string
  /** In the landing's currency. */
  discount?: { amount: number; reason: string }
  /** The steps that were taken, by hours from now. */
  steps?: readonly { step: TakenStep; at: number }[]
  /** Whether nobody came. */
  isNoShow?: boolean
  /** What the operator noted of whoever reserved. */
  customer?: { notes?: string; doNotRentReason?: string }
}

/** A visitor's request that waits for its answer; its days are counted from today. */
export interface DemoRequest {
  vehicle: string
  askedHoursAgo: number
  day: number
  days: number
  time: ClockTime
  place: string
  firstName: string
  lastName: string
  email: string
  phone: string
  persons: number
  bags: number
  comment: string | null
}

/** A unit of a vehicle that can't be rented, from a morning to an evening; the days are counted from today. */
export interface DemoBlock extends Pick<Block, 'reason'> {
  vehicle: string
  unit: number
  from: number
  to: number
  note: string
}

/** What is known of a unit; its usual papers are valid unless it says for how many days from today they are. */
export interface DemoUnit {
  vehicle: string
  number: number
  plate: string
  colour: string
  year: number
  odometer: number
  fuel?: Fuel
  notes?: string
  validFor?: Partial<Record<Paper, number>>
}

/** What a business's rates name, by the names that the demo gives them. */
export interface DemoIds {
  vehicle(name: string): VehicleId
  place(name: string): PlaceId
  /** The date at the rental place. */
  today: CalendarDate
}

/** A business's own rates. */
export type DemoRates = (ids: DemoIds) => Rates

/** When a place hands over, as its call takes it. */
export type DemoHours = Pick<z.input<typeof addPlace.body>, 'hours' | 'outside'>

/** A place and its coordinates in degrees; without hours it is always open, with them closed on holidays. */
interface DemoPlace extends Pick<Place, 'name' | 'kind' | 'address'> {
  at: readonly [latitude: number, longitude: number]
  /** How a vehicle is picked up there. */
  instructions?: Texts
  open?: DemoHours
}

interface DemoLocation {
  pickup: string
  return: string
}

/** A vehicle as its form would be filled in. */
export interface DemoVehicle
  extends Pick<
    OwnedVehicle,
    | 'name'
    | 'description'
    | 'seats'
    | 'luggage'
    | 'type'
    | 'transmission'
    | 'doors'
    | 'fuel'
    | 'commission'
    | 'features'
    | 'equipment'
  > {
  brand: string
  /** The description in the other language of its landing. */
  translated: string
  /** In the landing's currency. */
  pricePerDay: number
  units?: number
  /** Names out of the business's own. */
  specialFeatures?: readonly string[]
  /** Files of the business's folder; the first is the one that lists show. */
  pictures: readonly string[]
}

/** A booking, its dates counted in days from today at the rental place; negative ones lie in the past. */
export interface DemoReservation extends PriceDetails {
  /** The vehicle's name. */
  vehicle: string
  /** How many days ago it was booked; before the pickup. */
  bookedDaysAgo: number
  /** How many days ago it was cancelled; after it was booked and before the pickup. */
  cancelledDaysAgo?: number
  pickup: { day: number; time: string; place: string }
  return: { day: number; time: string; place: string }
  firstName: string
  lastName: string
  email: string
  phone: string
  persons: number
  bags: number
  extras?: readonly ChosenExtra[]
  comment?: string
}
