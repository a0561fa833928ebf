import { reservationBody, toBooking } from '@nelly/contract/specified/reservation-body'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, from, send } from '../../../tests/support/rental.ts'

const cancel = ({ site, id, secret }: OwnReservation, seenFee: number | undefined) =>
  site.cancelMyReservation({ id }, { secret, seenFee: seenFee === undefined ? undefined : dollars(seenFee) })

const bookAgain = ({ app, landing, vehicle }: OwnReservation, key?: string) =>
  send(app, booking(landing, vehicle), key)

// The clock shows 1 March, 10:00, in Santo Domingo; the pickup is on the 10th at 10:00.
for (const { at, shows, fee } of [
  { at: '2027-03-01T14:00:00Z', shows: 'nine days before pickup', fee: 100 },
  { at: '2027-03-09T13:59:59Z', shows: 'a day and a second before pickup', fee: 100 },
  { at: '2027-03-09T14:00:00Z', shows: 'exactly a day before pickup', fee: 200 },
  { at: '2027-03-10T14:00:59Z', shows: 'in the last second of the minute of pickup', fee: 200 },
]) {
  test(`cancelling ${shows} costs ${fee} dollars`, async () => {
    const booked = await startBooked({ extras: [{ code: 'baby_seat', quantity: 5 }] })
    booked.clock.set(at)
    expect(await cancel(booked, fee)).toEqual({ ok: true, value: undefined })
    expect((await booked.open()).cancelled?.fee).toBe(dollars(fee))
    expect(await booked.kept()).toMatchObject({
      cancelledAt: new Date(at),
      cancellationFeeMinor: fee * 100,
    })
  })
}

test('the fee is never more than the price', async () => {
  const booked = await startBooked(from('10 10:00', '11 10:00'))
  booked.clock.set('2027-03-10T12:00:00Z')
  expect(await cancel(booked, 200)).toEqual({ ok: false, refusal: 'fee-changed' })
  expect(await cancel(booked, 68.97)).toEqual({ ok: true, value: undefined })
})

test('the visitor agrees to the shown fee: past the 24th hour, or without one, nothing is cancelled', async () => {
  const booked = await startBooked()
  booked.clock.set('2027-03-09T14:00:00Z')
  for (const seen of [100, undefined, 0, 200]) {
    expect(await cancel(booked, seen)).toEqual({ ok: false, refusal: 'fee-changed' })
  }
  expect((await booked.kept()).cancelledAt).toBeNull()
  expect((await bookAgain(booked)).statusCode).toBe(409)
})

for (const at of ['2027-03-10T14:01:00Z', '2027-03-12T14:00:00Z', '2027-03-14T14:00:00Z']) {
  test(`at ${at}, after the pickup time, it is not cancelled: the vehicle may be out`, async () => {
    const booked = await startBooked()
    booked.clock.set(at)
    for (const seen of [100, 175.17, 0]) {
      expect(await cancel(booked, seen)).toEqual({ ok: false, refusal: 'begun' })
    }
  })
}

test('a cancelled vehicle is free at once, and the owner still sees the reservation', async () => {
  const booked = await startBooked()
  expect((await bookAgain(booked)).statusCode).toBe(409)
  await cancel(booked, 100)
  expect((await bookAgain(booked)).statusCode).toBe(201)
  const listed = await booked.call('GET', `/reservations/${booked.landing}`)
  expect(listed.json().map(({ id }: { id: number }) => id)).toContain(booked.id)
})

test('cancelling twice, also concurrently, changes nothing the second time', async () => {
  const booked = await startBooked()
  const both = await Promise.all([cancel(booked, 100), cancel(booked, 100)])
  expect(both).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: undefined },
  ])
  const first = await booked.kept()
  booked.clock.set('2027-03-09T15:00:00Z')
  expect(await cancel(booked, 200)).toEqual({ ok: true, value: undefined })
  expect(await booked.kept()).toEqual(first)
})

test('visitor and operator each get one mail, and only the visitor’s has their own link', async () => {
  const booked = await startBooked()
  await cancel(booked, 200)
  await Promise.all([cancel(booked, 100), cancel(booked, 100)])
  await cancel(booked, 100)
  const mails = await mailJobs(booked.parts.db)
  const sent = mails.filter(({ kind }) => kind.startsWith('cancellation'))
  expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
    ['cancellation', 'maria@example.com'],
    ['cancellation-notice', booked.owner.email],
  ])
  const [theirs, owners] = sent.map(({ content }) => JSON.stringify(content))
  expect(theirs).toContain(`/${booked.name}/my-reservation?s=${booked.secret}`)
  expect(owners).not.toContain(booked.secret)
})

test('a reservation that the operator deleted can’t be cancelled', async () => {
  const booked = await startBooked()
  expect((await booked.call('DELETE', `/reservations/${booked.id}`)).statusCode).toBe(200)
  expect(await cancel(booked, 100)).toEqual({ ok: false, refusal: 'withdrawn' })
  expect(await booked.open()).toMatchObject({ isWithdrawn: true, cancelled: undefined })
})

test('a concurrent cancellation and deletion leave the vehicle free', async () => {
  for (let round = 0; round < 5; round++) {
    const booked = await startBooked()
    const remove = () => booked.call('DELETE', `/reservations/${booked.id}`)
    const deleting = round % 2 ? remove() : undefined
    const [outcome, deleted] = await Promise.all([cancel(booked, 100), deleting ?? remove()])
    expect(deleted.statusCode).toBe(200)
    const { cancelledAt, deletedAt, cancellationFeeMinor } = await booked.kept()
    expect(deletedAt).not.toBeNull()
    expect([cancelledAt !== null, cancellationFeeMinor]).toEqual(outcome.ok ? [true, 10_000] : [false, null])
    expect((await bookAgain(booked)).statusCode).toBe(201)
    await booked.close()
  }
})

test('of twenty concurrent bookings of a vehicle that is being cancelled, one succeeds at most', async () => {
  const booked = await startBooked()
  const [outcome, ...answers] = await Promise.all([
    cancel(booked, 100),
    ...Array.from({ length: 20 }, (_, guest) => bookAgain(booked, `guest-${guest}`)),
  ])
  expect(outcome.ok).toBe(true)
  const taken = answers.filter(({ statusCode }) => statusCode === 201).length
  expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true)
  expect(taken).toBeLessThanOrEqual(1)
  expect((await bookAgain(booked)).statusCode).toBe(taken === 1 ? 409 : 201)
})

test('a booking repeated after its cancellation books nothing, and says that it is cancelled', async () => {
  const booked = await startBooked()
  const { reference } = await booked.open()
  await cancel(booked, 100)
  const again = await bookAgain(booked, 'the-visitors-key')
  expect([again.statusCode, again.json().reference]).toEqual([201, reference])
  const request = toBooking(reservationBody.parse(booking(booked.landing, booked.vehicle)))
  expect(await booked.site.reserve(request, 'the-visitors-key')).toEqual({
    ok: true,
    value: { reference, stands: false, opensWithSecret: false },
  })
  // The vehicle is free.
  expect((await bookAgain(booked, 'another-key')).statusCode).toBe(201)
})
