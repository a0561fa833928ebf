import type { HexColour } from '@nelly/domain/landings/colours'
import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { About } from '../../src/features/reservations/mail/addressed-mails.ts'
import type { MailedReservation } from '../../src/features/reservations/mail/mail-data.ts'

type Changes = Partial<Omit<MailedReservation, 'landing' | 'customer'>> & {
  landing?: Partial<MailedReservation['landing']>
  customer?: Partial<MailedReservation['customer']>
}

/** Four days of a Corolla at 58 dollars with three extras, as the data of mails. */
export const aMailedReservation = ({ landing, customer, ...changes }: Changes = {}): MailedReservation => ({
  reference: 'K7Q4-9MXT-3HRD',
  during: { pickup: '2027-03-10T10:00' as WallClock, return: '2027-03-13T17:30' as WallClock },
  persons: 4,
  bags: 1,
  quote: bookedQuote(58, 4, [
    { code: 'damage_waiver', quantity: 1 },
    { code: 'baby_seat', quantity: 2 },
  ]),
  createdAt: new Date('2027-03-01T14:00:00Z'),
  cancellationFeeMinor: null,
  vehicleName: 'Toyota Corolla',
  pickupPlace: 'Santiago',
  returnPlace: 'La Romana',
  customer: {
    firstName: 'María',
    name: 'María Peña',
    email: 'maria@example.com',
    phone: '+1 809 555 0199',
    comment: 'Llegamos a las 9:40',
    ...customer,
  },
  landing: {
    id: 7,
    address: 'sun-cars',
    name: 'Sun Cars',
    logo: { path: 'logos/sun.png', width: 250, height: 80, sources: [] },
    colour: '#0a7d5a' as HexColour,
    language: 'es',
    timezone: 'America/Santo_Domingo',
    ...landing,
  },
  operator: { email: 'sol@example.com', phone: '+1 809 555 0100' },
  ...changes,
})

/** What a mail tells besides the reservation; the link in it leads to the visitor's page, or to the operator's. */
export const mailAbout = (given: Partial<About> & Pick<About, 'origin'>): About => ({
  link: '',
  ownerLink: `${given.origin}/app/reservations/51`,
  now: new Date(0),
  cancellation: { reason: 'other' },
  change: undefined,
  wish: '',
  declineReason: '',
  review: undefined,
  ...given,
})
