import type { DeskOffer } from '@nelly/contract/reservations/desk-offers'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { pick } from '@nelly/domain/pick'
import type { PlaceChoices } from '@nelly/domain/places/places'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import { chosenExtras, type DeskDraft, freshDeskDraft, TRIP_FIELDS } from '../changes/desk-draft.ts'

/** A new reservation as its form holds it. */
export interface BookingDraft {
  /** The landing that is searched; null for all. */
  readonly landing: number | null
  /** The landing of the chosen vehicle. */
  readonly offeredBy: number | null
  /** The unit that it has to be, by its number; blank for any. */
  readonly unit: string
  /** Whether the vehicle is with the customer already. */
  readonly isOut: boolean
  /** Vehicles of the same landing that are reserved together with the chosen one. */
  readonly others: readonly OtherVehicle[]
  readonly desk: DeskDraft
}

/** A vehicle that is reserved together with others, with what it alone has. */
export interface OtherVehicle extends Pick<DeskDraft, 'vehicle' | 'extras' | 'additionalDrivers'> {
  readonly name: string
  readonly unit: string
}

/** The form as it is opened, by the clock of the landing, else of the first. */
export function freshBooking(landings: readonly OwnedLanding[], landing: number | null): BookingDraft {
  const there = landings.find(({ id }) => id === landing) ?? landings[0]
  if (!there) throw new Error('without landings nothing can be reserved')
  return { landing, offeredBy: null, unit: '', isOut: false, others: [], desk: freshDeskDraft(there) }
}

/** The same with a vehicle of the list, at the places that it was listed for. */
export const withOffer = (
  draft: BookingDraft,
  { landingId, vehicleId }: DeskOffer,
  places: PlaceChoices,
  landings: readonly OwnedLanding[],
): BookingDraft => ({
  ...draft,
  offeredBy: landingId,
  unit: '',
  desk: {
    ...draft.desk,
    vehicle: String(vehicleId),
    pickupPlace: draft.desk.pickupPlace || (places.pickupPlaces[0] ?? ''),
    returnPlace: draft.desk.returnPlace || (places.returnPlaces[0] ?? ''),
    language: landings.find(({ id }) => id === landingId)?.language ?? draft.desk.language,
  },
})

/** Whether the pickup is over by the clock of the landing, else of the first, so that the vehicle may be out. */
export function canBeOut({ landing, desk }: BookingDraft, landings: readonly OwnedLanding[]): boolean {
  const there = landings.find(({ id }) => id === landing) ?? landings[0]
  const pickup = `${desk.pickupDate}T${desk.pickupTime}`
  return there !== undefined && pickup <= wallClockIn(there.timezone, new Date())
}

/** What a form says of the unit beside what all forms at the desk say. */
export const unitWish = (draft: BookingDraft, landings: readonly OwnedLanding[]) => ({
  isOut: draft.isOut && canBeOut(draft, landings),
  ...(draft.unit !== '' && { unit: Number(draft.unit) }),
})

/** The form of the next reservation: nothing of the customer stays, but where and when does. */
export const nextBooking = (draft: BookingDraft, fresh: BookingDraft): BookingDraft => ({
  ...fresh,
  ...pick(draft, ['landing', 'isOut']),
  desk: { ...fresh.desk, ...pick(draft.desk, TRIP_FIELDS) },
})

/** The fields of the form that a period has. */
export const periodFields = (period: RentalPeriod): Partial<DeskDraft> => ({
  pickupDate: dateOf(period.pickup),
  pickupTime: timeOf(period.pickup),
  returnDate: dateOf(period.return),
  returnTime: timeOf(period.return),
})

/** The form with its vehicle among the others, so that one more is chosen. */
export const withRoomForAnother = (draft: BookingDraft, name: string): BookingDraft => ({
  ...draft,
  unit: '',
  others: [
    ...draft.others,
    { name, unit: draft.unit, ...pick(draft.desk, ['vehicle', 'extras', 'additionalDrivers']) },
  ],
  desk: { ...draft.desk, vehicle: '', extras: {}, additionalDrivers: '0' },
})

/** The form with the last of the others as its vehicle. */
export function withLastOther(draft: BookingDraft): BookingDraft {
  const last = draft.others.at(-1)
  if (!last) return draft
  return {
    ...draft,
    unit: last.unit,
    others: draft.others.slice(0, -1),
    desk: { ...draft.desk, ...pick(last, ['vehicle', 'extras', 'additionalDrivers']) },
  }
}

/** The list of what can be had besides the others: of their landing, without what has its last unit among them. */
export function besideOthers(
  offers: readonly DeskOffer[],
  { others, offeredBy }: BookingDraft,
): readonly DeskOffer[] {
  if (others.length === 0) return offers
  return offers
    .filter(({ landingId }) => landingId === offeredBy)
    .flatMap((offer) => {
      const taken = others.filter(({ vehicle }) => Number(vehicle) === offer.vehicleId).length
      return taken > 0 && taken >= offer.left ? [] : { ...offer, left: offer.left - taken }
    })
}

/** One of the others as calls take it. */
export const otherInput = ({ vehicle, unit, extras, additionalDrivers }: OtherVehicle) => ({
  vehicle: Number(vehicle),
  ...(unit !== '' && { unit: Number(unit) }),
  extras: chosenExtras(extras),
  additionalDrivers,
})
