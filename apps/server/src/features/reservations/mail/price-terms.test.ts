import { currency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import { dollars } from '@nelly/domain/testing/dollars'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { shownTexts } from '../../../../tests/support/mail-reading.ts'
import { aMailedReservation, mailAbout } from '../../../../tests/support/mailed-reservation.ts'
import { changeLetter } from './change-letter.ts'
import { confirmation, notice } from './confirmation.ts'
import { i18nIn } from './mail-i18n.ts'
import { request, requestNotice } from './request.ts'

const quote = bookedQuote(58, 4, [])
const withTerms = {
  ...quote,
  prepayment: dollars(100),
  dueAtPickup: dollars(189.63),
  deposit: dollars(300),
  display: {
    currency: currency('DOP'),
    amount: minorUnits(1_712_396),
    rate: 59.1234,
    date: '2026-11-22',
  },
  terms: {
    cancellation: {
      earlier: { amount: dollars(10), percent: null, days: null },
      within: [
        { hours: 48, amount: dollars(40), percent: null, days: null },
        { hours: 24, amount: null, percent: null, days: 1 },
      ],
      afterPickup: 'all' as const,
    },
    mileage: { kmPerDay: 150, perExtraKm: dollars(0.35) },
    prepaymentInstructions: { es: 'Por Azul, en 24 horas.', en: 'By Azul, within 24 hours.' },
  },
}
const ORIGIN = 'https://rent.example.com'
const about = mailAbout({ origin: ORIGIN, link: `${ORIGIN}/mine` })
const UNTIL = '2027-03-02T10:00' as WallClock
const sent = (language: 'es' | 'en', priced = withTerms) =>
  confirmation(aMailedReservation({ landing: { language }, quote: priced }), about)

for (const { language, texts } of [
  {
    language: 'es',
    texts: [
      'Total (aproximadamente RD$17,123.96): US$289.63',
      'A pagar antes de la recogida: US$100.00',
      'A pagar en la recogida: US$189.63',
      'Por Azul, en 24 horas.',
      'Depósito (una garantía en la recogida, fuera del total): US$300.00',
      'Kilómetros: Hasta 150 km al día. Cada km adicional: US$0.35.',
      'Cargo por cancelar más de 48 horas antes de la recogida: US$10.00.',
      'Cargo por cancelar 48 horas antes de la recogida o más tarde: US$40.00.',
      'Cargo por cancelar 24 horas antes de la recogida o más tarde: US$58.00.',
      'el cargo es de US$100.00',
    ],
  },
  {
    language: 'en',
    texts: [
      'Total (about RD$17,123.96): US$289.63',
      'To pay before the pickup: US$100.00',
      'To pay at the pickup: US$189.63',
      'By Azul, within 24 hours.',
      'Deposit (a hold at the pickup, not part of the total): US$300.00',
      'Kilometres: Up to 150 km a day. Each further km: US$0.35.',
      'Cancellation fee more than 48 hours before the pickup: US$10.00.',
      'Cancellation fee 48 hours before the pickup or later: US$40.00.',
      'Cancellation fee 24 hours before the pickup or later: US$58.00.',
      'the fee is US$100.00',
    ],
  },
] as const) {
  test(`the confirmation says prepayment, deposit, kilometres, second currency and each cancellation fee (${language})`, () => {
    const { text, html } = sent(language)
    for (const expected of texts) expect(text).toContain(expected)
    const plain = text.toLocaleLowerCase()
    expect(shownTexts(html).filter((shown) => !plain.includes(shown.toLocaleLowerCase()))).toEqual([])
  })

  test(`the mail about a request says the same, and that fees begin once it is confirmed (${language})`, () => {
    const waiting = aMailedReservation({ landing: { language }, quote: withTerms, answerBy: UNTIL })
    const { text } = request(waiting, about)
    for (const expected of texts) expect(text).toContain(expected)
    const { t } = i18nIn(language)
    const [onceConfirmed, title] = [t('rules.onceConfirmed'), t('rules.title')]
    expect(text).toContain(onceConfirmed.toLocaleUpperCase())
    expect(sent(language).text).toContain(title.toLocaleUpperCase())
    expect(sent(language).text).not.toContain(onceConfirmed.toLocaleUpperCase())
  })
}

test('the mail about a change says how to prepay and to find the vehicle, as the confirmation does', () => {
  const changed = aMailedReservation({ quote: withTerms, pickupInstructions: ['Al lado del mostrador 3.'] })
  const { text } = changeLetter(changed, { ...about, link: '' })
  for (const expected of [
    'A pagar antes de la recogida: US$100.00',
    'Por Azul, en 24 horas. Al reservar no se cobró nada: la reserva se le paga a Sun Cars.',
    'Al lado del mostrador 3.',
  ])
    expect(text).toContain(expected)
})

test.each([
  ['a reservation', notice],
  ['a request', requestNotice],
])('the operator’s mail about %s says them too, beside the price', (_, mail) => {
  const { text } = mail(aMailedReservation({ quote: withTerms, answerBy: UNTIL }), about)
  for (const expected of [
    'Total (aproximadamente RD$17,123.96): US$289.63',
    'A pagar antes de la recogida: US$100.00',
    'Depósito (una garantía en la recogida, fuera del total): US$300.00',
    'Kilómetros: Hasta 150 km al día. Cada km adicional: US$0.35.',
  ])
    expect(text).toContain(expected)
})

test('without such terms a mail says nothing of them', () => {
  const { text } = confirmation(aMailedReservation(), about)
  for (const word of ['Depósito', 'A pagar', 'aproximadamente', 'Kilómetros'])
    expect(text).not.toContain(word)
})
