import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { LandingId } from '@nelly/domain/ids'

/** The landing of a vehicle that stands for its row; 0, which is none, for one that is not there any more. */
export const landingOf = (vehicles: readonly CalendarVehicle[], vehicle: number): LandingId =>
  (vehicles.find(({ id }) => id === vehicle)?.offers[0]?.landingId ?? 0) as LandingId
