import type { NewVehicle, VehicleChanges } from '@nelly/contract/vehicles'
import type { VehicleData } from './vehicle-store.ts'

/** Converts the wire's fields of a vehicle: all of them for a new one, the given ones for a change. */
export function vehicleData(body: NewVehicle): VehicleData
export function vehicleData(body: VehicleChanges): Partial<VehicleData>
export function vehicleData(body: NewVehicle | VehicleChanges): Partial<VehicleData> {
  const data = {
    name: body.name,
    description: body.description,
    pricePerDayCents: body.price,
    luggage: body.luggage,
    seats: body.people,
    type: body.type_of_car,
    transmission: body.transmision,
    brand: body.brand,
    features: body.features,
    commissionPercent: body.commissions,
    units: body.units,
    onSale: body.on_sale,
    bluetooth: body.bluetooth,
    siriusxm: body.siriusxm,
    gps: body.gps,
    automatic: body.automatic,
    appleCar: body.apple_car,
  }
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
