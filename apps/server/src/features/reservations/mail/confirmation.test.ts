import { falseClaimsIn } from '@nelly/contract/testing/false-claims'
import type { Language } from '@nelly/contract/wire'
import { minorUnits } from '@nelly/domain/money'
import {
  OPERATOR_CANCELLATION_REASONS,
  type OperatorCancellationReason,
} from '@nelly/domain/reservations/operator-cancellation'
import type { ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { describe, expect, test } from 'vitest'
import { calendarLines, jsonLd, shownTexts } from '../../../../tests/support/mail-reading.ts'
import { aMailedReservation, mailAbout } from '../../../../tests/support/mailed-reservation.ts'
import {
  cancellation,
  cancellationNotice,
  operatorCancellation,
  operatorCancellationNotice,
} from './cancellation.ts'
import { confirmation, notice } from './confirmation.ts'

const ORIGIN = 'https://rent.example.com'
const LINK = `${ORIGIN}/sun-cars/my-reservation?s=secret`
const about = mailAbout({ origin: ORIGIN, link: LINK })
const byOperator = (reason: OperatorCancellationReason, note?: string) => ({
  ...about,
  now: new Date('2027-03-09T18:00:00Z'),
  cancellation: { reason, note },
})
const sent = (language: 'es' | 'en') => confirmation(aMailedReservation({ landing: { language } }), about)

const lines = {
  es: [
    ['Alquiler, 4 días × US$58.00', 'US$232.00'],
    ['Exención de daños × 1, 4 días (US$12.00 por día)', 'US$48.00'],
    ['Silla para bebé × 2, 4 días (US$12.00 por día)', 'US$96.00'],
    ['Servicio adicional de responsabilidad civil (una vez por alquiler)', 'US$9.95'],
    ['Tasa de licencia del vehículo (una vez por alquiler)', 'US$3.50'],
    ['Subtotal', 'US$389.45'],
    ['Impuesto (ITBIS 18%)', 'US$70.10'],
    ['Total', 'US$459.55'],
  ],
  en: [
    ['Rental, 4 days × US$58.00', 'US$232.00'],
    ['Damage waiver × 1, 4 days (US$12.00 per day)', 'US$48.00'],
    ['Baby seat × 2, 4 days (US$12.00 per day)', 'US$96.00'],
    ['Additional liability service (once per rental)', 'US$9.95'],
    ['Vehicle license fee (once per rental)', 'US$3.50'],
    ['Subtotal', 'US$389.45'],
    ['Tax (ITBIS 18%)', 'US$70.10'],
    ['Total', 'US$459.55'],
  ],
} as const

for (const language of ['es', 'en'] as const) {
  test(`the confirmation has every line of the price to the cent (${language})`, () => {
    const { html, text } = sent(language)
    const shown = shownTexts(html)
    for (const [label, amount] of lines[language]) {
      expect(text).toContain(`\n${label}: ${amount}\n`)
      expect(shown[shown.indexOf(label) + 1]).toBe(amount)
    }
    expect(html).toContain(`<html lang="${language}">`)
  })
}

test('the visitor gets vehicle, places, times, number, the link, what to bring, the cancellation fees, and whom to contact', () => {
  const { subject, text, fromName, replyTo } = sent('en')
  expect(subject).toBe('Your reservation with Sun Cars: Toyota Corolla, Wed, Mar 10, 2027')
  for (const expected of [
    'Thank you, María!',
    'Toyota Corolla',
    'Wed, Mar 10, 2027, 10:00 AM\n    Santiago',
    'Sat, Mar 13, 2027, 5:30 PM\n    La Romana',
    '4 people, 1 bag',
    'K7Q4-9MXT-3HRD',
    LINK,
    'Your driving licence',
    'An identity document',
    'The card you are going to pay with',
    'is confirmed: the vehicle is held for you',
    'Cancellation fee more than 24 hours before the pickup: US$100.00.',
    'Cancellation fee 24 hours before the pickup or later: US$200.00.',
    'sol@example.com',
    '+1 809 555 0100',
    'Sun Cars keeps your name, email, phone',
  ])
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(expected)
  expect([fromName, replyTo]).toEqual(['Sun Cars', { name: 'Sun Cars', address: 'sol@example.com' }])
})

test('a sentence ends with one full stop, also behind a name that brings its own', () => {
  const { text, html } = confirmation(
    aMailedReservation({ landing: { language: 'es', name: 'Caribe S.R.L.' } }),
    about,
  )
  expect(text).toContain('la reserva se le paga a Caribe S.R.L.\n')
  expect(text + html).not.toContain('S.R.L..')
})

test('the visitor’s comment is only in the operator’s mail', () => {
  const { text, html } = sent('es')
  expect(text + html).not.toContain('9:40')
  expect(notice(aMailedReservation(), about).text).toContain('Comentario: Llegamos a las 9:40')
})

test('the visitor reads how to reach the operator: as the site says, else as the account does', () => {
  const contact = {
    phone: '809-555-0142',
    email: '',
    whatsapp: '+1 829 555 0143',
    address: 'Av. Independencia 5, Santo Domingo',
  }
  const { text, html } = confirmation(aMailedReservation({ contact }), about)
  for (const told of ['809-555-0142', 'sol@example.com', 'https://wa.me/18295550143', contact.address])
    for (const mail of [text, html]) expect(mail).toContain(told)
  expect(text).not.toContain('+1 809 555 0100')
})

test('the operator gets who reserved what, with a link to it, and can reply to the visitor', () => {
  const { subject, text, html, replyTo } = notice(aMailedReservation(), about)
  expect(subject).toBe('Reserva nueva: María Peña, Toyota Corolla, mié, 10 mar 2027')
  for (const expected of [
    '+1 809 555 0199',
    'maria@example.com',
    'US$459.55',
    `${ORIGIN}/app/reservations/51`,
    'sáb, 13 mar 2027, 17:30',
  ])
    expect(text).toContain(expected)
  expect(html).toContain(`href="${ORIGIN}/app/reservations/51"`)
  expect(html + text).not.toContain('my-reservation')
  expect(replyTo).toEqual({ name: 'María Peña', address: 'maria@example.com' })
})

describe('the plain text has everything that the HTML has', () => {
  const cancelled = aMailedReservation({ cancellationFeeMinor: minorUnits(10_000) })
  const now = new Date()
  for (const [name, { html, text }] of Object.entries({
    confirmation: sent('es'),
    notice: notice(aMailedReservation(), about),
    cancellation: cancellation(cancelled, { ...about, now }),
    'cancellation notice': cancellationNotice(cancelled, about),
    "operator's cancellation": operatorCancellation(
      cancelled,
      byOperator('other', 'Una tormenta.\nLo sentimos.'),
    ),
    "operator's cancellation notice": operatorCancellationNotice(
      cancelled,
      byOperator('other', 'Una tormenta.'),
    ),
  }))
    test(`of the ${name}`, () => {
      const plain = text.toLocaleLowerCase()
      expect(shownTexts(html).filter((shown) => !plain.includes(shown.toLocaleLowerCase()))).toEqual([])
    })
})

test('the logo comes from the public origin; on loopback, where nobody could load it, it is left out', () => {
  expect(sent('es').html).toContain(`<img src="${ORIGIN}/storage/logos/sun.png" alt="Sun Cars"`)
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(confirmation(aMailedReservation(), mailAbout({ origin, link: LINK })).html).not.toContain('<img')
})

// Rule of "Mail": server/features/reservations/mail/rental-calendar.ts, server/features/reservations/mail/rental-markup.ts
test('calendars get the rental in UTC, with the local times as text', () => {
  const [file] = sent('en').attachments
  expect([file?.filename, file?.contentType]).toEqual([
    'reservation.ics',
    'text/calendar; charset=utf-8; method=PUBLISH',
  ])
  const entry = Object.fromEntries(calendarLines(file?.content ?? ''))
  expect(entry).toMatchObject({
    METHOD: 'PUBLISH',
    UID: 'reservation-K7Q4-9MXT-3HRD',
    SEQUENCE: '0',
    DTSTAMP: '20270301T140000Z',
    DTSTART: '20270310T140000Z',
    DTEND: '20270313T213000Z',
    SUMMARY: 'Toyota Corolla, Sun Cars',
    LOCATION: 'Santiago',
    STATUS: 'CONFIRMED',
    'ORGANIZER;CN="Sun Cars"': 'mailto:sol@example.com',
  })
  expect(entry.DESCRIPTION?.replaceAll('\u00a0', ' ')).toContain(
    'Return: Sat, Mar 13, 2027, 5:30 PM, La Romana\n',
  )
  expect(file?.content).not.toContain('my-reservation')
  expect(file?.content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('no mail says that money was paid, or that a reservation has yet to be confirmed', () => {
  for (const language of ['es', 'en'] as const) {
    const reservation = aMailedReservation({
      cancellationFeeMinor: minorUnits(20_000),
      landing: { language },
    })
    for (const { subject, text } of [
      confirmation(reservation, about),
      notice(reservation, about),
      cancellation(reservation, { ...about, now: new Date('2027-03-09T18:00:00Z') }),
      cancellationNotice(reservation, about),
      ...OPERATOR_CANCELLATION_REASONS.flatMap((reason) => [
        operatorCancellation(reservation, byOperator(reason)),
        operatorCancellation({ ...reservation, cancellationFeeMinor: minorUnits(0) }, byOperator(reason)),
        operatorCancellationNotice(reservation, byOperator(reason)),
      ]),
    ])
      expect(falseClaimsIn(`${subject}\n${text}`)).toEqual([])
  }
})

// Rule of "Mail": server/features/reservations/mail/cancellation.ts
test('a cancellation removes the same calendar entry and says the fee', () => {
  const cancelled = aMailedReservation({
    cancellationFeeMinor: minorUnits(20_000),
    landing: { language: 'en' },
  })
  const { text, html, attachments, subject } = cancellation(cancelled, {
    ...about,
    now: new Date('2027-03-09T18:00:00Z'),
  })
  expect(subject).toMatch(/^You cancelled your reservation with Sun Cars/)
  expect(text).toContain('Total: US$459.55\nFee: US$200.00\n')
  expect(attachments[0]?.contentType).toContain('method=CANCEL')
  expect(Object.fromEntries(calendarLines(attachments[0]?.content ?? ''))).toMatchObject({
    METHOD: 'CANCEL',
    UID: 'reservation-K7Q4-9MXT-3HRD',
    SEQUENCE: '1',
    STATUS: 'CANCELLED',
    DTSTAMP: '20270309T180000Z',
  })
  expect(jsonLd(html)?.reservationStatus).toBe('http://schema.org/ReservationCancelled')
})

test('a customer whose reservation is cancelled gets the reason in the landing’s language, the fee if any, and the operator’s note', () => {
  const free = aMailedReservation({ cancellationFeeMinor: minorUnits(0), landing: { language: 'en' } })
  const { subject, text, html, attachments, replyTo } = operatorCancellation(
    free,
    byOperator('vehicle-unavailable', 'We can offer\na larger one.'),
  )
  expect(subject).toMatch(/^Sun Cars cancelled your reservation: Toyota Corolla/)
  expect(text).toContain('Sun Cars had to cancel your reservation because the vehicle is not available.')
  expect(text).toContain('MESSAGE FROM SUN CARS\nWe can offer\na larger one.\n')
  expect(text).toContain('Fee: US$0.00\nThere is no cancellation fee.')
  expect(attachments[0]?.contentType).toContain('method=CANCEL')
  expect(jsonLd(html)?.reservationStatus).toBe('http://schema.org/ReservationCancelled')
  expect(replyTo).toEqual({ name: 'Sun Cars', address: 'sol@example.com' })
  const owed = operatorCancellation(
    aMailedReservation({ cancellationFeeMinor: minorUnits(45_955) }),
    byOperator('no-show'),
  )
  expect(owed.text).toContain('Sun Cars canceló tu reserva porque nadie recogió el vehículo.')
  expect(owed.text).toContain('Cargo: US$459.55\nEl cargo se lo pagas a Sun Cars')
  expect(owed.text).not.toContain('MENSAJE')
})

test('the operator who cancelled gets what the customer was sent, and a link to the reservation', () => {
  const { subject, text } = operatorCancellationNotice(
    aMailedReservation({ cancellationFeeMinor: minorUnits(0) }),
    byOperator('duplicate', 'Reservaste dos veces.'),
  )
  expect(subject).toBe('Cancelaste una reserva: María Peña, Toyota Corolla, mié, 10 mar 2027')
  expect(text).toContain('Le avisamos a María Peña por correo, a maria@example.com.')
  expect(text).toContain('Motivo: Estaba repetida\nMensaje: Reservaste dos veces.')
  expect(text).toContain(`${ORIGIN}/app/reservations/51`)
  expect(text).not.toMatch(/El cargo (se lo pagas|lo acuerdas)/)
})

test('the markup is a RentalCarReservation with local times', () => {
  expect(jsonLd(sent('en').html)).toEqual({
    '@context': 'http://schema.org',
    '@type': 'RentalCarReservation',
    reservationNumber: 'K7Q4-9MXT-3HRD',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'María Peña', email: 'maria@example.com' },
    reservationFor: {
      '@type': 'RentalCar',
      name: 'Toyota Corolla',
      rentalCompany: {
        '@type': 'Organization',
        name: 'Sun Cars',
        email: 'sol@example.com',
        telephone: '+1 809 555 0100',
      },
    },
    pickupLocation: { '@type': 'Place', name: 'Santiago', address: 'Santiago' },
    pickupTime: '2027-03-10T10:00:00-04:00',
    dropoffLocation: { '@type': 'Place', name: 'La Romana', address: 'La Romana' },
    dropoffTime: '2027-03-13T17:30:00-04:00',
    bookingTime: '2027-03-01T14:00:00.000Z',
    totalPrice: '459.55',
    priceCurrency: 'USD',
    url: LINK,
  })
})

test('around a change of the clocks, each time has its own offset', () => {
  const inMadrid = aMailedReservation({
    during: { pickup: '2027-03-27T10:00' as WallClock, return: '2027-03-29T10:00' as WallClock },
    landing: { timezone: 'Europe/Madrid' },
  })
  const { html, attachments } = confirmation(inMadrid, about)
  expect(jsonLd(html)).toMatchObject({
    pickupTime: '2027-03-27T10:00:00+01:00',
    dropoffTime: '2027-03-29T10:00:00+02:00',
  })
  expect(Object.fromEntries(calendarLines(attachments[0]?.content ?? ''))).toMatchObject({
    DTSTART: '20270327T090000Z',
    DTEND: '20270329T080000Z',
  })
  const inNepal = confirmation(aMailedReservation({ landing: { timezone: 'Asia/Kathmandu' } }), about)
  expect(jsonLd(inNepal.html)?.pickupTime).toBe('2027-03-10T10:00:00+05:45')
})

// Rule of "Entities and their fields": server/features/reservations/mail/reservation-blocks.ts, server/features/reservations/mail/rental-calendar.ts
test('a mail and its calendar have the address, the phone and the hours of the places, as far as they are known', () => {
  const shut = { from: '08:00' as ClockTime, to: '18:00' as ClockTime }
  const mailIn = (language: Language) =>
    confirmation(
      aMailedReservation({
        landing: { language },
        pickupPlace: 'Santiago',
        pickupDetails: {
          ...{ address: 'Calle del Sol 1', phone: '809 555 0100' },
          opens: [shut],
          note: 'Inventario',
        },
        returnDetails: { address: null, phone: null, opens: 'always', note: '' },
      }),
      about,
    )
  const { html, text, attachments } = mailIn('es')
  for (const known of [
    'Calle del Sol 1',
    '809 555 0100',
    'Horario ese día: 8:00\u00a0a.\u00a0m.–6:00\u00a0p.\u00a0m. (Inventario)',
  ]) {
    expect(text).toContain(known)
    expect(html).toContain(known)
  }
  expect(text.match(/Horario/g)).toHaveLength(1)
  expect(mailIn('en').text).toContain('(Stocktaking)')
  expect(jsonLd(html)).toMatchObject({ pickupLocation: { name: 'Santiago', address: 'Calle del Sol 1' } })
  const { LOCATION } = Object.fromEntries(calendarLines(attachments?.[0]?.content ?? ''))
  expect(LOCATION).toMatch(/^Santiago.*Calle del Sol 1$/)
})

test('the customer reads how the vehicle is picked up, line by line, also in the calendar; its operator does not', () => {
  const pickupInstructions = ['Salga por la puerta B.', '', 'Busque el letrero verde.']
  const reservation = aMailedReservation({ pickupInstructions })
  const { text, html, attachments } = confirmation(reservation, about)
  const calendar = Object.fromEntries(calendarLines(attachments?.[0]?.content ?? ''))
  expect(text).toContain(
    '\nInstrucciones de recogida: Salga por la puerta B.\n    \n    Busque el letrero verde.\nDevolución:',
  )
  expect(html).toContain(
    '<bdi>Salga por la puerta B.</bdi><br><bdi></bdi><br><bdi>Busque el letrero verde.</bdi>',
  )
  expect(calendar.DESCRIPTION).toContain(
    'Instrucciones de recogida:\nSalga por la puerta B.\n\nBusque el letrero verde.\nDevolución:',
  )
  const told = notice(reservation, about)
  expect(told.text + told.html).not.toContain('Instrucciones')
  const off = cancellation({ ...reservation, pickupInstructions: undefined }, { ...about, now: new Date() })
  expect(off.text + off.html).not.toContain('Instrucciones')
  expect(sent('es').text + sent('es').html + sent('es').attachments?.[0]?.content).not.toContain(
    'Instrucciones',
  )
})

test('the operator reads the plate of the unit, the customer does not', () => {
  const reservation = aMailedReservation({ plate: 'A123456', cancellationFeeMinor: minorUnits(0) })
  const texts = {
    notice: notice(reservation, about).text,
    cancellation: operatorCancellationNotice(reservation, byOperator('duplicate')).text,
  }
  for (const text of Object.values(texts)) expect(text).toContain('Toyota Corolla · A123456')
  expect(confirmation(reservation, about).text).not.toContain('A123456')
})
