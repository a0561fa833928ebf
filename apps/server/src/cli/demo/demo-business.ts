import type { ExtraCode } from '@nelly/domain/extras'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'

/** A rental business to show Nelly with: its landing and all that belongs to it. */
export interface DemoBusiness {
  name: string
  /** The folder below `apps/server/demo/` with its `logo.svg` and its vehicles' pictures. */
  folder: string
  colours: { primary: string; secondary: string }
  language: 'es' | 'en'
  locations: readonly DemoLocation[]
  /** The owner's special features that this business uses, by name, each with its description. */
  specialFeatures: Readonly<Record<string, string>>
  vehicles: readonly DemoVehicle[]
  reservations: readonly DemoReservation[]
}

interface DemoLocation {
  pickup: string
  return: string
}

export interface DemoVehicle {
  name: string
  brand: string
  description: string
  /** US dollars. */
  pricePerDay: number
  type: VehicleType
  transmission: Transmission
  seats: number
  luggage: number
  units?: number
  commissionPercent: number
  features: readonly string[]
  equipment: readonly DemoEquipment[]
  /** Names out of the business's own. */
  specialFeatures?: readonly string[]
  /** Files of the business's folder; the first is the one that lists show. */
  pictures: readonly string[]
}

type DemoEquipment = 'bluetooth' | 'siriusxm' | 'gps' | 'apple_car'

/** A booking, its dates counted in days from today at the rental place; negative ones lie in the past. */
export interface DemoReservation {
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
  extras?: readonly { code: ExtraCode; quantity: number }[]
  comment?: string
}
