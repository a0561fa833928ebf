import type { SentAnswers } from '@nelly/contract/public-site/public-site'
import type { ReservationId } from '@nelly/domain/ids'
import type { WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { jobs, reservations } from '../../platform/db/schema.ts'

const FLIGHT = { id: 'flight', name: { es: '¿Qué vuelo?', en: 'Which flight?' }, answer: 'text' }

const save = async ({ call, landing }: OwnReservation, revision: number, questions: readonly object[]) =>
  call('PUT', `/landings/${landing}/rates`, { revision, rates: { currency: 'USD', questions } })

/** Answers, and books three days from a day of March 2027 on; the stored reservation. */
async function answered(nelly: OwnReservation, day: number, sent: SentAnswers) {
  const { site, landing, vehicle, parts } = nelly
  const { answers, problems } = await site.answersOf(landing, { ...sent, booked: [{ vehicle, extras: [] }] })
  expect(problems).toEqual({})
  const at = (of: number) => `2027-03-${of}T10:00` as WallClock
  const made = await site.reserve(
    {
      ...{ landing, vehicle, period: { pickup: at(day), return: at(day + 3) }, extras: [], bags: 0 },
      ...{ pickupPlace: 'Punta Cana', returnPlace: 'Punta Cana', persons: 2, comment: null },
      customer: { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.com', phone: '8095550199' },
    },
    `a-key-of-day-${day}-of-march`,
    { answers },
  )
  if (!made.ok) throw new Error(made.refusal)
  const mine = eq(reservations.reference, made.value.reference)
  const [row] = await parts.db.select().from(reservations).where(mine)
  return { ...row, id: row?.id as ReservationId }
}

test('answers stand in the mails, the details, the list and the file, and are erased with their customer', async () => {
  const nelly = await startBooked()
  const { call, owner, site, parts, clock } = nelly
  expect((await save(nelly, 0, [FLIGHT])).statusCode).toBe(200)
  const { id } = await answered(nelly, 14, { typed: { flight: 'IB 6501' }, versions: [1] })
  const given = { question: FLIGHT.name, answer: { es: 'IB 6501', en: 'IB 6501' } }
  expect((await call('GET', `/reservations/${id}/details`)).json().answers).toEqual([given])
  const [{ reservations: listed }] = (await call('GET', `/reservations/user/${owner.id}`)).json()
  expect(listed.find((one: { id: number }) => one.id === id).answers).toEqual([given])
  expect((await call('GET', `/reservations/export/${owner.id}`)).body).toContain('¿Qué vuelo?: IB 6501')
  const mails = JSON.stringify(await parts.db.select().from(jobs))
  expect(mails.match(/IB 6501/g)?.length).toBeGreaterThanOrEqual(4)
  clock.set('2027-03-20T14:00:00Z')
  expect(await site.eraseMyReservation({ id })).toBe(true)
  expect((await call('GET', `/reservations/${id}/details`)).json().answers).toEqual([])
  expect(JSON.stringify(await parts.db.select().from(jobs))).not.toContain('IB 6501')
})

test('a question that is deleted while somebody answers it is kept in the words of then', async () => {
  const nelly = await startBooked()
  const { site, landing, vehicle } = nelly
  await save(nelly, 0, [FLIGHT])
  await save(nelly, 1, [{ ...FLIGHT, id: 'hotel', required: true }])
  const booked = [{ vehicle, extras: [] }]
  const sent = { typed: { flight: 'IB 6501' }, versions: [1], booked }
  expect((await site.answersOf(landing, sent)).problems).toEqual({ hotel: 'missing' })
  const { answers } = await answered(nelly, 14, {
    typed: { flight: 'IB 6501', hotel: 'Sol' },
    versions: [1, 2],
  })
  expect(answers?.map(({ answer }) => answer.es)).toEqual(['Sol', 'IB 6501'])
  // Versions that are nobody's say nothing.
  expect((await site.answersOf(landing, { ...sent, versions: [99] })).answers).toEqual([])
})

test('questions are saved with the rates, and what is wrong with them names its field', async () => {
  const nelly = await startBooked()
  for (const [field, questions] of [
    ['rates.questions', Array.from({ length: 9 }, (_, n) => ({ ...FLIGHT, id: `q${n}` }))],
    ['rates.questions.0.name', [{ ...FLIGHT, name: { es: '' } }]],
    ['rates.questions.0.name.es', [{ ...FLIGHT, name: { es: 'x'.repeat(161) } }]],
    ['rates.questions.0.answer', [{ ...FLIGHT, answer: 'file' }]],
    ['rates.questions.0.options', [{ ...FLIGHT, answer: 'choice' }]],
    ['rates.questions.0.options.1', [{ ...FLIGHT, answer: 'choice', options: [{ es: 'Sí' }, { en: 'Sí' }] }]],
    ['rates.questions.0.extras.0', [{ ...FLIGHT, extras: ['no-such-extra'] }]],
    ['rates.questions.0.vehicles.0', [{ ...FLIGHT, vehicles: [999_999] }]],
    ['rates.questions.1.id', [FLIGHT, FLIGHT]],
  ] as const) {
    const refused = await save(nelly, 0, questions)
    expect([field, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([field, 422, [field]])
  }
  expect((await save(nelly, 0, [FLIGHT])).statusCode).toBe(200)
  expect((await save(nelly, 0, [])).statusCode).toBe(409)
})
