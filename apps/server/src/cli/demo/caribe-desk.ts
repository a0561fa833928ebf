import { AIRPORT } from './caribe-rates.ts'
import type { DemoDeskRental } from './demo-business.ts'

const COUPLE = { place: AIRPORT, persons: 2, bags: 2 }

/**
 * What Caribe's desk did: a rental that is out, one that is late and whom it keeps waiting, one that is back, one that
 * nobody picked up, and one at a friend's price; and what it noted of two of them.
 */
export const CARIBE_DESK: readonly DemoDeskRental[] = [
  {
    ...COUPLE,
    vehicle: 'Hyundai Tucson',
    unit: 1,
    from: -75,
    to: -3,
    firstName: 'Wilfredo',
    lastName: 'Santana',
    phone: '+1 809 555 0177',
    driverAge: 41,
    steps: [{ step: 'hand_over', at: -75 }],
  },
  {
    ...COUPLE,
    vehicle: 'Hyundai Tucson',
    unit: 1,
    from: 2,
    to: 50,
    firstName: 'Patricia',
    lastName: 'Mercedes Gil',
    phone: '+1 829 555 0134',
    driverAge: 36,
    comment: 'Llega a pie desde la terminal.',
  },
  {
    ...COUPLE,
    vehicle: 'Nissan Versa',
    from: -71,
    to: -4,
    firstName: 'Olga',
    lastName: 'Lantigua',
    phone: '+1 849 555 0102',
    driverAge: 59,
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
    firstName: 'Dariel',
    lastName: 'Cuevas',
    phone: '+1 809 555 0161',
    driverAge: 28,
    steps: [{ step: 'hand_over', at: -50 }],
  },
  {
    ...COUPLE,
    vehicle: 'Kia Picanto',
    from: -28,
    to: 20,
    firstName: 'Steven',
    lastName: 'Brache',
    phone: '+1 829 555 0119',
    driverAge: 33,
    isNoShow: true,
    customer: { doNotRentReason: 'No se presentó dos veces y no avisó' },
  },
  {
    ...COUPLE,
    vehicle: 'Volkswagen Golf',
    from: 30,
    to: 102,
    firstName: 'Miguelina',
    lastName: 'Acosta',
    phone: '+1 849 555 0150',
    driverAge: 45,
    customer: { notes: 'Prefiere carros automáticos. Paga siempre en efectivo.' },
    discount: { amount: 20, reason: 'Descuento de cliente frecuente' },
  },
]
