import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { OfferedMessage } from '@nelly/contract/messaging/prepared-messages'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { reservations, reviews } from '../../platform/db/schema.ts'

/** A rental of 10 to 13 March at 10:00 there, 14:00 UTC. */
async function start(...args: Parameters<typeof startBooked>) {
  const booked = await startBooked(...args)
  const { parts, clock, id, call } = booked
  const at = `/reservations/${id}/messages`
  return {
    ...booked,
    prepare: async (kind: string) => {
      const { statusCode, ...prepared } = await call('POST', at, { kind })
      return { status: statusCode, ...(prepared.json() as { text: string; whatsapp: string; code: string }) }
    },
    /** Why each kind is refused. */
    refusals: async () => {
      const { messages } = (await call('GET', at)).json<{ messages: OfferedMessage[] }>()
      return Object.fromEntries(messages.map(({ kind, refusal }) => [kind, refusal]))
    },
    write: async (texts: object) => {
      const { revision, ...settings } = (await call('GET', '/message-settings')).json()
      return call('PUT', '/message-settings', { ...settings, ...texts, revision })
    },
    step: async (step: string, when: string) => {
      clock.set(when)
      const taken = await call('POST', `/reservations/${id}/steps`, { step })
      expect(taken.statusCode, taken.body).toBe(200)
    },
    change: (row: Partial<typeof reservations.$inferInsert>) =>
      parts.db.update(reservations).set(row).where(eq(reservations.id, id)),
    events: async () => (await call('GET', `/reservations/${id}/details`)).json().events as object[],
  }
}

describe('a message for a customer', () => {
  // Rule of "Mail": domain/messaging/prepared-message.ts, server/features/messaging/prepare-message.ts, web/owner/messages/prepared-messages.tsx
  test('is filled in, in their language, and the history says who prepared it', async () => {
    const rental = await start({}, {}, { defaultLanguage: 'es' })
    const { text, whatsapp, status } = await rental.prepare('confirmed')
    expect([status, whatsapp]).toEqual([201, '18095550199'])
    expect(text).toMatch(
      /^Hola, María\. Tu reserva \S+ en Sun Cars \d+ está confirmada: Kia Rio\.\nRecogida: /,
    )
    expect(text).toMatch(/10:00\sa\.\sm\., Santiago\./)
    expect(text).toContain('La Romana.\nQuedan por pagar US$175.17.')
    await rental.change({ language: 'en' })
    expect((await rental.prepare('ready')).text).toContain('Hello, María. The Kia Rio is ready.')
    expect(await rental.events()).toMatchObject([
      {
        kind: 'message-prepared',
        by: 'owner',
        who: expect.stringMatching(/^Owner/),
        details: { message: 'confirmed' },
      },
      { kind: 'message-prepared', details: { message: 'ready' } },
    ])
  })

  test('is of what there is to say: a reminder and a payment have a link, a signed contract would, a review after the return', async () => {
    const rental = await start()
    expect(await rental.refusals()).toEqual({
      ...{ confirmed: null, reminder: null, ready: null, late: 'not-late', pay: null },
      ...{ contract: 'no-contract', review: 'not-back' },
    })
    const { text } = await rental.prepare('pay')
    const [, token] = /\/pay\/([\w-]+)$/.exec(text) ?? []
    expect((await rental.site.myPayment(token ?? '')).kind).toBe('found')
    expect(await rental.prepare('late')).toMatchObject({ status: 409, code: 'message-not-possible' })

    rental.clock.set('2027-03-10T14:01:00Z')
    expect(await rental.refusals()).toMatchObject({ late: null })
    const reminders = [await rental.prepare('reminder'), await rental.prepare('reminder')]
    for (const { text } of reminders) {
      expect(text).toMatch(/Recogida: .*Santiago, con tu/)
      const [, own] = /my-reservation\?s=([\w-]+)$/.exec(text) ?? []
      const visit = await rental.site.myReservation(rental.name, own ?? '')
      expect(visit).toMatchObject({ kind: 'found', reservation: { id: rental.id } })
    }
    await rental.step('hand_over', '2027-03-10T14:05:00Z')
    expect((await rental.prepare('reminder')).text).toMatch(/^[^:]*: Kia Rio\.\nDevolución: .*La Romana\./)
    await rental.step('take_back', '2027-03-13T14:00:00Z')
    expect(await rental.refusals()).toMatchObject({ confirmed: 'no-pickup', late: 'not-late', review: null })
    const review = await rental.prepare('review')
    const [, secret] = /my-reservation\/review\?s=([\w-]+)$/.exec(review.text) ?? []
    expect((await rental.site.myReview(rental.name, secret ?? '')).kind).toBe('found')
    expect(await rental.refusals()).toMatchObject({ review: 'asked-for-review' })
    expect(await rental.parts.db.$count(reviews)).toBe(1)
  })

  test.each([
    ['', 'no-phone'],
    ['12', 'phone-unusable'],
  ])('to the phone %j is none: %s', async (phone, refusal) => {
    const rental = await start()
    await rental.change({ phone })
    expect(new Set(Object.values(await rental.refusals()))).toEqual(new Set([refusal]))
    expect((await rental.prepare('confirmed')).status).toBe(409)
  })
})

describe('the texts of messages', () => {
  // Rule of "Mail": contract/messaging/message-settings.ts, server/features/messaging/message-settings.ts, web/owner/messages/messages-form.tsx
  test('are the account’s; blank is ours again, and both sides of a stale change are told', async () => {
    const rental = await start({}, {}, { defaultLanguage: 'es' })
    const ready = { es: '¡Listo, {name}! 🚗 +&#', en: '' }
    const written = await rental.write({ ready })
    expect(written.statusCode, written.body).toBe(200)
    expect(written.json()).toMatchObject({ ready: { es: ready.es, en: DEFAULT_TEXTS.ready.en } })
    expect((await rental.prepare('ready')).text).toBe('¡Listo, María! 🚗 +&#')
    const stale = await rental.call('PUT', '/message-settings', { ...written.json(), revision: 0 })
    expect([stale.statusCode, stale.json().newest]).toEqual([409, written.json()])
    await rental.write({ ready: { es: ' ', en: '' } })
    expect((await rental.prepare('ready')).text).toContain('está listo')
  })

  test.each([
    ['{nombre}', '{nombre}'],
    ['Hola {link}', '{link}'],
    ['a'.repeat(3000), 'demasiado largo'],
    ['🚗'.repeat(125), 'demasiado largo'],
  ])('are refused where they name what there is not or are too long: %.20s', async (es, words) => {
    const rental = await start()
    const refused = await rental.write({ ready: { es, en: '' } })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['ready.es']])
    expect(refused.json().errors['ready.es'][0]).toContain(words)
  })
})
