import type { FleetField } from './fleet-fields.ts'

/** The heads by which the columns of a fleet are known, in Spanish and English, besides the names of the fields. */
export const FLEET_HEADS: Readonly<Record<FleetField, string>> = {
  plate:
    'placa, placas, matrícula, patente, tablilla, license plate, licence plate, registration, reg, plate number, número de placa, no placa',
  vin: 'chasis, número de chasis, no chasis, bastidor, número de bastidor, serial, número de serie, chassis, chassis number, vin number, chasis (vin)',
  brand: 'marca, make, fabricante, manufacturer',
  model:
    'modelo, vehículo, vehicle, auto, carro, coche, car, nombre, name, marca y modelo, marca/modelo, make and model, make/model',
  year: 'año, ano, anio, model year, año modelo, año del modelo',
  color: 'colour, color exterior',
  acriss: 'acriss, código acriss, acriss code, sipp, código sipp, sipp code',
  type: 'tipo, tipo de vehículo, clase, categoría, carrocería, vehicle type, category, class, body, body type, car type',
  transmission: 'transmisión, caja, cambio, caja de cambios, tipo de transmisión, gearbox, gear',
  fuel: 'combustible, tipo de combustible, carburante, fuel type',
  seats: 'asientos, plazas, pasajeros, personas, capacidad, puestos, passengers, people, capacity, pax',
  doors: 'puertas, número de puertas, no puertas, number of doors',
  luggage: 'maletas, equipaje, equipajes, valijas, bags, suitcases, baggage',
  pricePerDay:
    'precio por día, precio, precio diario, precio día, tarifa, tarifa diaria, tarifa por día, renta diaria, price, daily price, daily rate, rate, day rate, precio/día, price/day',
  features: 'características, equipamiento, extras, equipment',
  description: 'descripción, detalle, detalles, details',
  onFleet:
    'en la flota desde, alta, fecha de alta, fecha de entrada, on the fleet from, in fleet, infleet date',
  offFleet:
    'en la flota hasta, baja, fecha de baja, fecha de salida, on the fleet until, defleet, defleet date',
  odometer:
    'odómetro, kilometraje, km, kilómetros, kms, km actual, kilometraje actual, mileage, current mileage, odometer reading',
  insuranceUntil:
    'seguro hasta, vencimiento seguro, vencimiento del seguro, seguro vence, vence seguro, seguro, insurance until, insurance expiry, insurance',
  inspectionUntil:
    'inspección hasta, vencimiento inspección, vencimiento de la inspección, revista, inspección, inspection until, inspection expiry, inspection',
  marbeteUntil: 'marbete hasta, vencimiento marbete, vencimiento del marbete, marbete, marbete until',
  damages: 'daños, daño, daños conocidos, golpes, rayones, rayaduras, known damages, damage',
  notes: 'notas, nota, observaciones, observación, comentarios, comentario, note, remarks, comments',
}
