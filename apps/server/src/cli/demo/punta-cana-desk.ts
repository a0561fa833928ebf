import type { ClockTime } from '@nelly/domain/wall-clock'
import type { DemoDeskRental, DemoRequest, DemoUnit } from './demo-business.ts'

const AIRPORT = 'Punta Cana International Airport (PUJ)'
const BAVARO = 'Bávaro, Los Corales'

const TEN = '10:00' as ClockTime

/** The plates and papers of its cars; one insurance has to be renewed soon. */
export const PUNTA_CANA_UNITS: readonly DemoUnit[] = [
  { vehicle: 'Jeep Wrangler', number: 1, plate: 'G512004', colour: 'Sand', year: 2024, odometer: 33_870 },
  { vehicle: 'Jeep Wrangler', number: 2, plate: 'G512005', colour: 'Red', year: 2024, odometer: 30_412 },
  {
    vehicle: 'Ford Mustang Convertible',
    number: 1,
    plate: 'A930118',
    colour: 'Blue',
    year: 2025,
    odometer: 11_204,
  },
  { vehicle: 'Toyota Yaris', number: 1, plate: 'A855231', colour: 'White', year: 2023, odometer: 55_031 },
  { vehicle: 'Toyota Yaris', number: 2, plate: 'A855232', colour: 'Silver', year: 2023, odometer: 57_340 },
  { vehicle: 'Toyota Yaris', number: 3, plate: 'A855233', colour: 'White', year: 2023, odometer: 49_986 },
  { vehicle: 'Toyota Yaris', number: 4, plate: 'A921477', colour: 'Grey', year: 2025, odometer: 14_650 },
  { vehicle: 'Kia Carnival', number: 1, plate: 'I077345', colour: 'White', year: 2024, odometer: 40_119 },
  { vehicle: 'Hyundai Venue', number: 1, plate: 'G533870', colour: 'Red', year: 2024, odometer: 26_755 },
  {
    vehicle: 'Hyundai Venue',
    number: 2,
    plate: 'G533871',
    colour: 'White',
    year: 2024,
    odometer: 28_990,
    validFor: { insurance: 9 },
  },
  { vehicle: 'Hyundai Venue', number: 3, plate: 'G533872', colour: 'Black', year: 2024, odometer: 24_318 },
  {
    vehicle: 'Tesla Model 3',
    number: 1,
    plate: 'A941200',
    colour: 'White',
    year: 2025,
    odometer: 17_808,
    fuel: 'electric',
  },
  { vehicle: 'Audi A5 Coupé', number: 1, plate: 'A917662', colour: 'Grey', year: 2024, odometer: 22_940 },
  {
    vehicle: 'Chevrolet Suburban',
    number: 1,
    plate: 'G549913',
    colour: 'Black',
    year: 2023,
    odometer: 61_377,
  },
]

/** A rental that is out. */
export const PUNTA_CANA_DESK: readonly DemoDeskRental[] = [
  {
    vehicle: 'Toyota Yaris',
    from: -26,
    to: 70,
    place: BAVARO,
    firstName: 'Grace',
    lastName: 'Okafor',
    phone: '+44 7700 900 188',
    persons: 2,
    bags: 2,
    driverAge: 39,
    steps: [{ step: 'hand_over', at: -26 }],
  },
]

/** Two requests that wait, one of them near its deadline. */
export const PUNTA_CANA_REQUESTS = {
  answerHours: 24,
  waiting: [
    {
      vehicle: 'Hyundai Venue',
      askedHoursAgo: 22.5,
      day: 33,
      days: 4,
      time: TEN,
      place: AIRPORT,
      firstName: 'Oliver',
      lastName: 'Hayes',
      email: 'oliver.hayes@example.com',
      phone: '+1 212 555 0147',
      persons: 3,
      bags: 2,
      comment: 'We land at nine; could somebody wait at the exit?',
    },
    {
      vehicle: 'Toyota Yaris',
      askedHoursAgo: 2,
      day: 34,
      days: 6,
      time: TEN,
      place: BAVARO,
      firstName: 'Amélie',
      lastName: 'Roy',
      email: 'amelie.roy@example.org',
      phone: '+1 438 555 0120',
      persons: 2,
      bags: 2,
      comment: null,
    },
  ] satisfies readonly DemoRequest[],
}
