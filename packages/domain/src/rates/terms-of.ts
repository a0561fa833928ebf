import type { VehicleId } from '../ids.ts'
import { mostExact } from './payment.ts'
import type { RentalTerms } from './quote.ts'
import type { Rates } from './rates.ts'

/**
 * What holds for a rental of a vehicle besides its price, to be stored with it. Source: rules.md, "Cancellation terms",
 * "Prepayment and deposit".
 */
export function termsOf({ cancellation, mileage, prepayment }: Rates, vehicle: VehicleId): RentalTerms {
  const ofVehicle = mostExact(mileage, vehicle)
  return {
    cancellation,
    mileage: ofVehicle ? { kmPerDay: ofVehicle.kmPerDay, perExtraKm: ofVehicle.perExtraKm } : null,
    ...(prepayment?.instructions && { prepaymentInstructions: prepayment.instructions }),
  }
}
