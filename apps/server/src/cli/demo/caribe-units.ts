import type { DemoUnit } from './demo-business.ts'

/** The plates and papers of Caribe's cars; one has to be renewed, another soon. */
export const CARIBE_UNITS: readonly DemoUnit[] = [
  { vehicle: 'Kia Picanto', number: 1, plate: 'A874512', colour: 'Blanco', year: 2024, odometer: 38_420 },
  {
    vehicle: 'Kia Picanto',
    number: 2,
    plate: 'A874513',
    colour: 'Rojo',
    year: 2024,
    odometer: 35_905,
    validFor: { insurance: 12 },
  },
  {
    vehicle: 'Kia Picanto',
    number: 3,
    plate: 'A874514',
    colour: 'Gris',
    year: 2024,
    odometer: 39_870,
    notes: 'Servicio de los 40,000 km en marcha.',
  },
  { vehicle: 'Kia Picanto', number: 4, plate: 'A902266', colour: 'Blanco', year: 2025, odometer: 12_310 },
  { vehicle: 'Nissan Versa', number: 1, plate: 'A861034', colour: 'Plateado', year: 2023, odometer: 61_240 },
  { vehicle: 'Nissan Versa', number: 2, plate: 'A861035', colour: 'Negro', year: 2023, odometer: 58_702 },
  { vehicle: 'Nissan Versa', number: 3, plate: 'A915580', colour: 'Blanco', year: 2025, odometer: 9_140 },
  { vehicle: 'Hyundai Tucson', number: 1, plate: 'G548120', colour: 'Azul', year: 2024, odometer: 41_066 },
  {
    vehicle: 'Hyundai Tucson',
    number: 2,
    plate: 'G548121',
    colour: 'Blanco',
    year: 2024,
    odometer: 44_518,
    validFor: { marbete: -6 },
  },
  {
    vehicle: 'Toyota Hilux 4x4',
    number: 1,
    plate: 'L412907',
    colour: 'Gris',
    year: 2023,
    odometer: 72_655,
    fuel: 'diesel',
  },
  { vehicle: 'Volkswagen Golf', number: 1, plate: 'A888301', colour: 'Azul', year: 2024, odometer: 27_433 },
]
