import type { DeskOffer } from '@nelly/contract/reservations/desk-offers'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { pick } from '@nelly/domain/pick'
import type { PlaceChoices } from '@nelly/domain/places/places'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import { type DeskDraft, freshDeskDraft, TRIP_FIELDS } from '../changes/desk-draft.ts'

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
  readonly desk: DeskDraft
}

/** The form as it is opened, by the clock of the landing, else of the first. */
export function freshBooking(landings: readonly OwnedLanding[], landing: number | null): BookingDraft {
  const there = landings.find(({ id }) => id === landing) ?? landings[0]
  if (!there) throw new Error('without landings nothing can be reserved')
  return { landing, offeredBy: null, unit: '', isOut: false, desk: freshDeskDraft(there) }
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
