import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { MinorUnits, Money } from '@nelly/domain/money'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import type { ChosenExtra } from '@nelly/domain/rates/extras'
import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import type { PriceStanding } from '@nelly/domain/rates/price-standing'
import type { Quote } from '@nelly/domain/rates/quote'
import type { QuoteRefusal } from '@nelly/domain/rates/quote-rental'
import type { ExtraRate, Rates } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BookedVehicle, Booking, PriceDetails } from '@nelly/domain/reservations/booking'
import type { CheckedAnswer, checkAnswers, TypedAnswers } from '@nelly/domain/reservations/booking-questions'
import type { WishRefusal } from '@nelly/domain/reservations/change-wish'
import type { Source } from '@nelly/domain/reservations/source'
import type { Result } from '@nelly/domain/result'
import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { Refusal } from '../refusals/refusals.ts'
import type { NearestTrip } from '../refusals/rule-refusals.ts'
import type { SiteReviews } from '../reviews/site-reviews.ts'
import type { OfferedVehicle } from '../specified/vehicle-mapper.ts'
import type { Language } from '../wire.ts'
import type { ChangeWish } from './change-wish.ts'
import type { PaymentVisit } from './my-payment.ts'
import type { Acceptance, Accepted, MyQuote, MyQuoteVisit } from './my-quote.ts'
import type {
  CalendarFile,
  CancellingRefusal,
  ContactCorrection,
  CorrectionRefusal,
  MyReservation,
  MyReservationVisit,
} from './my-reservation.ts'
import type { MyReview, MyReviewVisit } from './my-review.ts'
import type { LandingPictures, VisitedLanding } from './visited-landing.ts'
import type { MyWish, MyWishVisit, NewWish } from './waiting-list.ts'

export type { Picture } from '../picture.ts'
export type { OfferedVehicle } from '../specified/vehicle-mapper.ts'
export type { LandingPictures, VisitedLanding } from './visited-landing.ts'

export type LandingVisit =
  | { readonly kind: 'found'; readonly landing: VisitedLanding }
  /** A renamed landing's former address, or one in capitals. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'not-found' }

/** The result of a booking request, new or repeated. */
export interface Reserved {
  readonly reference: string
  /** False where it was made before, and has been cancelled or deleted since. */
  readonly stands: boolean
  /** Whether the secret of this request is valid; not after a correction has replaced it. */
  readonly opensWithSecret: boolean
}

/** A trip that a price is asked for; its period has been checked. */
export interface TripWish extends PriceDetails {
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly extras: readonly ChosenExtra[]
}

/** A trip as far as rules look at it. */
export type RuledTrip = Pick<TripWish, 'period' | 'pickupPlace' | 'returnPlace' | 'driverAge'>

/** The time for which vehicles are to be free, and those that are booked together with them. */
export interface WantedTime {
  readonly period?: RentalPeriod | undefined
  readonly besides?: readonly VehicleId[]
}

/** A landing's prices as they hold at one moment. */
export interface LandingPrices {
  /** The version of the rates. */
  readonly version: number
  readonly rates: Rates
  /**
   * What a vehicle costs for a trip, or why it can't be rented so. Those that are booked with it and `before` it have their uses of offers
   * already.
   */
  quote(vehicle: PricedVehicle, trip: TripWish, before?: readonly Quote[]): Result<Quote, QuoteRefusal>
  /** The longer rentals that cost less than that quote of the trip, the cheapest first; the vehicle may be taken then. */
  longer(
    vehicle: PricedVehicle,
    trip: TripWish,
    quote: Quote,
    before?: readonly Quote[],
  ): readonly LongerRental[]
  /** All rules that a trip breaks, that of its refusal first; without a vehicle, of those that hold for all. */
  broken(vehicle: VehicleId | null, trip: RuledTrip): readonly BrokenRule[]
  /** What a vehicle's price per day is among all prices of its days. */
  standing(vehicle: PricedVehicle): PriceStanding
}

/** What became of a discount code. */
export type TriedCode = 'right' | 'wrong' | 'too-many'

/** What a booking is sent with besides the booking itself. */
export interface ReserveOptions {
  /** The total that the visitor was shown: a new booking at another total is refused as 'price-changed'. */
  readonly expectedTotal?: Money | undefined
  /** The secret of the link in the mail; a random one by default. */
  readonly secret?: string | undefined
  /** The publication whose terms the visitor accepted; undefined where none were asked. */
  readonly acceptedPublication?: number | undefined
  /** The language that the visitor booked in; undefined for the landing's own. */
  readonly language?: Language | undefined
  /** Where the visitor came from. */
  readonly source?: Source | undefined
  /** What the visitor answered to the landing's own questions. */
  readonly answers?: readonly CheckedAnswer[] | undefined
}

/** The answers of a booking form. */
export interface SentAnswers {
  readonly typed: TypedAnswers
  /** The versions of the rates whose questions it showed. */
  readonly versions: readonly number[]
}

/** A reservation that a booking attempt made. */
export interface AttemptReservation {
  readonly reservation: MyReservation
  readonly opensWithSecret: boolean
}

/** What the stamp of a submitted form says. */
export interface CameForm {
  /** The stamp to render the form with again: the same one, unless it is forged or belongs to another attempt. */
  readonly stamp: string
  /** Whether the form was submitted faster than people fill it in, or has no valid stamp. */
  readonly isTooSoon: boolean
}

/** The server's interface for the visitor's pages. All of its answers are public, or require a reservation's secret. */
export interface PublicSite {
  visit(name: string): Promise<LandingVisit>
  /** The draft that a preview link shows, by the last segment of its address. */
  preview(token: string): Promise<LandingVisit>
  /** The landing's vehicles, oldest first, each with its first picture only; `limit` is the most to return. */
  vehicles(
    landing: LandingId,
    options: WantedTime & { limit?: number | undefined },
  ): Promise<OfferedVehicle[]>
  vehicle(landing: LandingId, vehicle: VehicleId, wanted?: WantedTime): Promise<OfferedVehicle | undefined>
  /**
   * Tries a discount code, unless this network has tried too many wrong ones. `isRight` says whether it holds; a wrong one
   * is counted once, however often its page is opened again.
   */
  tryDiscountCode(code: string, isRight: () => boolean): Promise<TriedCode>
  /** The landing's prices, to be read once for a page. */
  prices(landing: VisitedLanding): Promise<LandingPrices>
  /**
   * For each of the vehicles, the nearest periods of the same length in which it is free and which are allowed; one that
   * can't be booked is missing.
   */
  freePeriods(
    vehicles: readonly VehicleId[],
    period: RentalPeriod,
    isAllowed: (vehicle: VehicleId, period: RentalPeriod) => boolean,
  ): Promise<ReadonlyMap<VehicleId, readonly RentalPeriod[]>>
  /** The extras for a period within that range of time, with the pieces that are left of them as their stock. */
  extrasLeft(
    landing: LandingId,
    within: RentalPeriod,
  ): Promise<(period: RentalPeriod) => readonly ExtraRate[]>
  /** The trip nearest to one that rules refuse, which can be booked with one of these vehicles; null where there is none. */
  nearestTrip(
    landing: LandingId,
    wanted: { readonly vehicles: readonly VehicleId[]; readonly trip: TripWish },
  ): Promise<NearestTrip | null>
  /** What a form answered to the questions of its landing, or what is wrong with it by the questions' ids. */
  answersOf(
    landing: LandingId,
    sent: SentAnswers & { readonly booked: readonly BookedVehicle[] },
  ): Promise<ReturnType<typeof checkAnswers>>
  /** Idempotent: the same key with the same payload returns the same reservation. */
  reserve(booking: Booking, key: string, options?: ReserveOptions): Promise<Result<Reserved, Refusal>>
  /**
   * The reservation that was made with this key. The caller must make sure that the key belongs to its browser: the
   * answer contains personal data.
   */
  reservationOfAttempt(
    landing: LandingId,
    attempt: { readonly key: string; readonly secret: string },
  ): Promise<AttemptReservation | undefined>
  /**
   * Corrects the contact data, and informs the customer and the operator by mail. A new e-mail address gets a new
   * secret, which is returned: the link that was sent to the former address is no longer valid.
   */
  correctContact(
    reservation: Pick<MyReservation, 'id'>,
    correction: ContactCorrection,
  ): Promise<Result<{ readonly newSecret: string | undefined }, CorrectionRefusal>>
  /** The stamp of a booking form: the attempt's key and the time of rendering, signed. */
  stampForm(key: string): string
  /** Checks the stamp of a submitted form against the attempt's key. */
  cameForm(key: string, stamp: string): CameForm
  /** The reservation on the landing at this address, for the visitor who holds this secret. */
  myReservation(name: string, secret: string): Promise<MyReservationVisit>
  /** Cancels it at the fee that the visitor was shown. Idempotent. The secret is needed for the link in the mail. */
  cancelMyReservation(
    reservation: Pick<MyReservation, 'id'>,
    agreed: { readonly secret: string; readonly seenFee: MinorUnits | undefined },
  ): Promise<Result<undefined, CancellingRefusal>>
  /** Asks the operator for a change of it; nothing is changed. */
  askForChange(
    reservation: Pick<MyReservation, 'id'>,
    wish: ChangeWish,
  ): Promise<Result<undefined, WishRefusal>>
  /** Erases the visitor's personal data; false while the operator still needs it. */
  eraseMyReservation(reservation: Pick<MyReservation, 'id'>): Promise<boolean>
  /** The reviews of a landing; those in the language that it is read in first. */
  reviews(landing: VisitedLanding): Promise<SiteReviews>
  /** The review of a rental on the landing at this address, for the customer who was mailed this secret. */
  myReview(name: string, secret: string): Promise<MyReviewVisit>
  /** The quote that a link opens; see `myReservation`. */
  myQuote(name: string, secret: string): Promise<MyQuoteVisit>
  /** Makes a link to pay the prepayment, and returns its address; undefined where that is not possible now. */
  payPrepayment(reservation: Pick<MyReservation, 'id'>): Promise<string | undefined>
  /** What the link to pay of this token asks for. */
  myPayment(token: string): Promise<PaymentVisit>
  /** Books an offer of a quote at its price; the secret then opens the reservation. */
  acceptQuote(quote: MyQuote, how: Acceptance): Promise<Accepted>
  /** Stores what the customer wrote, in place of what they wrote before; false where it can't be written now. */
  giveReview(
    review: Pick<MyReview, 'id'>,
    written: WrittenReview & { readonly language: Language },
  ): Promise<boolean>
  /** Removes what the customer wrote, its stars as well. */
  removeReview(review: Pick<MyReview, 'id'>): Promise<void>
  /** Mails a link to confirm a wish; the answer is the same for an address that waits already. */
  askToWait(landing: VisitedLanding, wish: NewWish): Promise<Result<undefined, 'too-many-requests'>>
  /** The wish on the landing at this address, for the visitor who was mailed this secret. */
  myWish(name: string, secret: string): Promise<MyWishVisit>
  /** Puts a wish in line. Idempotent. */
  confirmWish(wish: Pick<MyWish, 'id'>): Promise<void>
  /** Deletes a wish. */
  leaveWaitingList(wish: Pick<MyWish, 'id'>): Promise<void>
  /** The addresses of the landing's generated images; each is made when it is first requested. */
  landingPictures(landing: VisitedLanding): Promise<LandingPictures>
  /** The address, below the origin, of the vehicle's share picture. */
  sharePicture(landing: VisitedLanding, vehicle: OfferedVehicle): string
  /** The reservation as a calendar file; for a cancelled one, the file that removes it from calendars. */
  calendarOf(reservation: Pick<MyReservation, 'id'>): Promise<CalendarFile>
  /** The wall clock at the landing's place. */
  now(landing: VisitedLanding): WallClock
}
