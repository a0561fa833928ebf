import { AIRPORT } from './caribe-rates.ts'
import type { DemoDeskRental } from './demo-business.ts'

const COUPLE = { place: AIRPORT, number_person: 2, number_bag: 2 }

/**
 * What Caribe's desk did: a rental that is out, one that is late and whom it keeps waiting, one that is back, one that
 * nobody picked up, and one at a friend's price.
 */
export const CARIBE_DESK: readonly DemoDeskRental[] = [
  {
    ...COUPLE,
    vehicle: 'Hyundai Tucson',
    unit: 1,
    from: -75,
    to: -3,
    name: 'Wilfredo',
    last_name: 'Santana',
    phone: '+1 809 555 0177',
    driver_age: 41,
    steps: [{ step: 'hand_over', at: -75 }],
  },
  {
    ...COUPLE,
    vehicle: 'Hyundai Tucson',
    unit: 1,
    from: 2,
    to: 50,
    name: 'Patricia',
    last_name: 'Mercedes Gil',
    phone: '+1 829 555 0134',
    driver_age: 36,
    description: 'Llega a pie desde la terminal.',
  },
  {
    ...COUPLE,
    vehicle: 'Nissan Versa',
    from: -71,
    to: -4,
    name: 'Olga',
    last_name: 'Lantigua',
    phone: '+1 849 555 0102',
    driver_age: 59,
    steps: [
      { step: 'hand_over', at: -71 },
      { step: 'take_back', at: -5 },
    ],
  },
  {
    ...COUPLE,
    vehicle: 'Kia Picanto',
    from: -50,
    to: 46,
    name: 'Dariel',
    last_name: 'Cuevas',
    phone: '+1 809 555 0161',
    driver_age: 28,
    steps: [{ step: 'hand_over', at: -50 }],
  },
  {
    ...COUPLE,
    vehicle: 'Kia Picanto',
    from: -28,
    to: 20,
    name: 'Steven',
    last_name: 'Brache',
    phone: '+1 829 555 0119',
    driver_age: 33,
    isNoShow: true,
  },
  {
    ...COUPLE,
    vehicle: 'Volkswagen Golf',
    from: 30,
    to: 102,
    name: 'Miguelina',
    last_name: 'Acosta',
    phone: '+1 849 555 0150',
    driver_age: 45,
    adjustments: [{ amount: -20, reason: 'Descuento de cliente frecuente' }],
  },
]
