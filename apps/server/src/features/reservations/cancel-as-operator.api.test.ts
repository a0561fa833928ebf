import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** Makes a call as an owner, who signs in for each one: the clock is moved. */
const askingAs =
  ({ app, signIn }: OwnReservation, owner: OwnReservation['owner']) =>
  async (method: Method, path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${await signIn(owner)}` }
    return app.inject({ method, url: `/api/reservations/${path}`, headers, ...(payload && { payload }) })
  }

/** A booking of 175.17 dollars from 10 to 13 March; the clock shows 1 March. */
async function start(...args: Parameters<typeof startBooked>) {
  const booked = await startBooked(...args)
  const ask = askingAs(booked, booked.owner)
  return {
    ...booked,
    ask,
    cancel: (payload: object) => ask('POST', `${booked.id}/cancellation`, payload),
    mails: () => mailJobs(booked.parts.db),
  }
}

const bookAgain = ({ app, landing, vehicle }: OwnReservation) => send(app, booking(landing, vehicle))

test('an operator cancels for a reason: the vehicle is free, the event is stored, and no fee is due', async () => {
  const booked = await start()
  const answer = await booked.cancel({ reason: 'vehicle-unavailable', note: ' Chocó ayer. ' })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({
      cancelled: {
        at: '2027-03-01T14:00:00.000Z',
        by: 'owner',
        reason: 'vehicle-unavailable',
        note: 'Chocó ayer.',
        fee: 0,
      },
    }),
  ])
  expect(await reservationEventsOf(booked.parts.db, booked.id)).toMatchObject([
    {
      kind: 'cancelled',
      actorKind: 'person',
      actorId: booked.owner.id,
      reason: 'vehicle-unavailable',
      note: 'Chocó ayer.',
    },
  ])
  expect((await booked.open()).cancelled).toEqual({
    at: '2027-03-01T10:00',
    fee: 0,
    byOperator: { reason: 'vehicle-unavailable', note: 'Chocó ayer.' },
  })
  expect((await bookAgain(booked)).statusCode).toBe(201)
})

test('customer and operator each get one mail, the customer without a link of their own', async () => {
  const booked = await start({}, { publicUrl: 'https://rent.example.com' }, { defaultLanguage: 'en' })
  const both = () => booked.cancel({ reason: 'other', note: 'A storm.\u202e' })
  expect((await Promise.all([both(), both()])).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const sent = (await booked.mails()).filter(({ kind }) => kind.startsWith('operator-cancellation'))
  expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
    ['operator-cancellation', 'maria@example.com'],
    ['operator-cancellation-notice', booked.owner.email],
  ])
  for (const { content } of sent) {
    expect(content).toMatchObject({ cancellation: { reason: 'other', note: 'A storm.' } })
    expect(JSON.stringify(content)).not.toContain('my-reservation')
  }
})

for (const { reason, at, waive, fee } of [
  { reason: 'customer-request', at: '2027-03-09T13:59:59Z', waive: false, fee: 100 },
  { reason: 'customer-request', at: '2027-03-09T14:00:00Z', waive: false, fee: 175.17 },
  { reason: 'customer-request', at: '2027-03-09T14:00:00Z', waive: true, fee: 0 },
  { reason: 'no-show', at: '2027-03-10T16:00:00Z', waive: false, fee: 175.17 },
  { reason: 'no-show', at: '2027-03-10T16:00:00Z', waive: true, fee: 0 },
  { reason: 'vehicle-unavailable', at: '2027-03-10T16:00:00Z', waive: false, fee: 0 },
]) {
  test(`cancelled for "${reason}" at ${at}${waive ? ', waived' : ''}, the fee is ${fee} dollars`, async () => {
    const booked = await start()
    booked.clock.set(at)
    const details = (await booked.ask('GET', `${booked.id}/details`)).json()
    const minor = Math.round(fee * 100)
    if (reason !== 'vehicle-unavailable' && !waive) expect(details.feeIfCancelled).toBe(minor)
    for (const expectedFee of [
      { minor: minor + 1, currency: 'USD' },
      { minor, currency: 'DOP' },
    ]) {
      const other = await booked.cancel({ reason, isWaived: waive, expectedFee })
      expect([other.statusCode, other.json().code]).toEqual([409, 'cancellation-fee-changed'])
    }
    const expectedFee = { minor, currency: 'USD' }
    const answer = await booked.cancel({ reason, isWaived: waive, expectedFee })
    expect([answer.statusCode, answer.json().cancelled.fee]).toEqual([200, minor])
  })
}

test('an impossible cancellation is refused by name, and bad input by field', async () => {
  const booked = await start()
  const refused = async (payload: object) => {
    const answer = await booked.cancel(payload)
    return [answer.statusCode, answer.json().code, Object.keys(answer.json().errors ?? {})]
  }
  expect(await refused({})).toEqual([422, 'fields-invalid', ['reason']])
  expect(await refused({ reason: 'bored' })).toEqual([422, 'fields-invalid', ['reason']])
  expect(await refused({ reason: 'other', note: ' ' })).toEqual([422, 'fields-invalid', ['note']])
  expect(await refused({ reason: 'duplicate', note: 'x'.repeat(501) })).toEqual([
    422,
    'fields-invalid',
    ['note'],
  ])
  expect(await refused({ reason: 'no-show' })).toEqual([422, 'no-show-before-pickup', ['reason']])
  booked.clock.set('2027-03-13T14:00:00Z')
  expect(await refused({ reason: 'no-show' })).toEqual([409, 'reservation-over', []])
  expect((await booked.ask('GET', `${booked.id}/details`)).json()).toMatchObject({
    state: 'over',
    feeIfCancelled: null,
    events: [],
  })
  await booked.ask('DELETE', `${booked.id}`)
  expect(await refused({ reason: 'no-show' })).toEqual([404, 'reservation-not-found', []])
})

test('one that its visitor cancelled is not changed', async () => {
  const booked = await start()
  await booked.site.cancelMyReservation({ id: booked.id }, { secret: booked.secret, seenFee: dollars(100) })
  const answer = await booked.cancel({ reason: 'duplicate' })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'reservation-cancelled'])
  expect((await booked.ask('GET', `${booked.id}/details`)).json()).toMatchObject({
    cancelled: { by: 'visitor', reason: null, fee: 10000 },
    events: [{ kind: 'cancelled', by: 'visitor', at: '2027-03-01T14:00:00.000Z' }],
  })
})

test('erasing the personal data erases the note too, in lists and mails', async () => {
  const booked = await start()
  await booked.cancel({ reason: 'other', note: 'María tiene fiebre' })
  expect(await booked.site.eraseMyReservation({ id: booked.id })).toBe(true)
  const listed = await booked.ask('GET', `${booked.landing}`)
  expect(listed.json()).toMatchObject([{ cancellation_reason: 'other', cancellation_note: null }])
  expect(JSON.stringify(await booked.mails())).not.toContain('fiebre')
})

test('nobody reads, cancels or restores another operator’s reservation, nor one of a deleted landing', async () => {
  const booked = await start()
  const ben = askingAs(booked, await booked.addOwner())
  const tries = (ask: typeof ben) => [
    ask('GET', `${booked.id}/details`),
    ask('POST', `${booked.id}/cancellation`, { reason: 'duplicate' }),
    ask('POST', `${booked.id}/restoration`),
  ]
  const found = async (ask: typeof ben) =>
    (await Promise.all(tries(ask))).map((answer) => [answer.statusCode, answer.json().code])
  const missing = Array.from({ length: 3 }, () => [404, 'reservation-not-found'])
  expect(await found(ben)).toEqual(missing)
  const headers = { authorization: `Bearer ${await booked.signIn(booked.owner)}` }
  await booked.app.inject({ method: 'DELETE', url: `/api/landing/${booked.landing}`, headers })
  expect(await found(booked.ask)).toEqual(missing)
  expect((await booked.kept()).cancelledAt).toBeNull()
})

test('concurrent cancellations and a deletion cancel once at most, send one mail, and free the vehicle', async () => {
  for (let round = 0; round < 4; round++) {
    const booked = await start()
    const byVisitor = () =>
      booked.site.cancelMyReservation({ id: booked.id }, { secret: booked.secret, seenFee: dollars(100) })
    const byOperator = () => booked.cancel({ reason: 'vehicle-unavailable' })
    const remove = () => booked.ask('DELETE', `${booked.id}`)
    const [visitor, operator, deleted] = await (round % 2
      ? Promise.all([byVisitor(), byOperator(), remove()])
      : (async () => {
          const [removed, cancelled, called] = await Promise.all([remove(), byOperator(), byVisitor()])
          return [called, cancelled, removed] as const
        })())
    expect(deleted.statusCode).toBe(200)
    const { cancelledAt, cancellationFeeMinor } = await booked.kept()
    const events = await reservationEventsOf(booked.parts.db, booked.id)
    const cancelling = events.filter(({ kind }) => kind === 'cancelled')
    expect(cancelling).toHaveLength(cancelledAt ? 1 : 0)
    const isOperators = operator.statusCode === 200
    if (cancelledAt) expect(cancellationFeeMinor).toBe(isOperators ? 0 : 10_000)
    if (isOperators) expect(cancelling).toMatchObject([{ actorKind: 'person' }])
    else expect([404, 409]).toContain(operator.statusCode)
    if (!visitor.ok) expect(visitor.refusal).toBe('withdrawn')
    const sent = (await booked.mails()).filter(({ kind }) => kind.includes('cancellation'))
    expect(sent).toHaveLength(cancelledAt ? 2 : 0)
    expect((await bookAgain(booked)).statusCode).toBe(201)
    await booked.close()
  }
})
