import type { ChangeWish } from '@nelly/contract/public-site/change-wish'
import { MAX_WISHES_A_DAY } from '@nelly/domain/reservations/change-wish'
import { dollars } from '@nelly/domain/testing/dollars'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { type OwnReservation, startBooked } from '../../../tests/support/own-reservation.ts'
import { jobs } from '../../platform/db/schema.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'
import type { Mail } from './mail/outbox.ts'
import { contentOf } from './mail/put-into-words.ts'

const ask = ({ site, id }: OwnReservation, wish: Partial<ChangeWish> = {}) =>
  site.askForChange({ id }, { text: 'Un día más', ...wish })

const wishesOnDesk = async (booked: OwnReservation) => (await booked.call('GET', '/desk')).json().changeWishes

const wishMails = async ({ parts, id }: OwnReservation, which: Mail['kind'] = 'change-wish-notice') => {
  const rows = await parts.db.select().from(jobs).where(eq(jobs.reservationId, id))
  const mails = rows.map(({ payload }) => payload as Mail).filter(({ kind }) => kind === which)
  return mails.map((mail) => ({ to: mail.to, ...contentOf({ ...mail, reservationId: id }) }))
}

test('a wish waits on the desk and for its visitor, and both get one mail', async () => {
  const booked = await startBooked()
  const days = { pickup: '2027-03-11' as CalendarDate, back: '2027-03-15' as CalendarDate }
  expect(await ask(booked, days)).toMatchObject({ ok: true })
  const wish = 'Un día más\nRecogida: jue, 11 mar 2027\nDevolución: lun, 15 mar 2027'
  const askedAt = booked.clock.now().toISOString()
  expect(await wishesOnDesk(booked)).toMatchObject([{ reservation: { id: booked.id }, askedAt, wish }])
  const mine = await booked.open()
  expect(mine.openWish).toMatchObject({ text: wish })
  expect(mine.timeline.map(({ step }) => step)).toEqual(['reserved', 'asked'])
  const mails = await wishMails(booked)
  expect(mails).toMatchObject([{ to: booked.owner.email, replyTo: { address: 'maria@example.com' } }])
  expect(mails[0]?.text).toContain('Un día más')
  const received = await wishMails(booked, 'change-wish-received')
  expect(received).toMatchObject([{ to: 'maria@example.com', replyTo: { address: booked.owner.email } }])
  expect(received[0]?.text).toMatch(
    /Tu pedido de cambio se recibió.*Un día más.*Devolución: lun, 15 mar 2027/s,
  )
  expect(await booked.kept()).toMatchObject({ during: { pickup: '2027-03-10T10:00' } })
})

test('pressed twice it is one wish, and more than three within a day are refused', async () => {
  const booked = await startBooked()
  const twice = await Promise.all([ask(booked), ask(booked)])
  expect(twice).toMatchObject([{ ok: true }, { ok: true }])
  expect(await wishMails(booked)).toHaveLength(1)
  for (let n = 2; n <= MAX_WISHES_A_DAY; n++)
    expect(await ask(booked, { text: `Wish ${n}` })).toMatchObject({ ok: true })
  expect(await ask(booked, { text: 'One more' })).toEqual({ ok: false, refusal: 'too-many-wishes' })
  expect((await booked.open()).wishRefusal).toBe('too-many-wishes')
  booked.clock.advance(24 * 60 * 60 * 1000)
  expect(await ask(booked, { text: 'One more' })).toMatchObject({ ok: true })
  expect(await wishMails(booked)).toHaveLength(MAX_WISHES_A_DAY + 1)
})

test('its operator marks it as answered, once, and nobody else does', async () => {
  const booked = await startBooked()
  await ask(booked)
  const path = `/reservations/${booked.id}/change-wish/answered`
  const stranger = await signedInOwner(booked)
  const payload = { askedAt: booked.clock.now().toISOString() }
  const refused = await stranger.call('POST', path, payload)
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'reservation-not-found'])
  expect(await wishesOnDesk(booked)).toHaveLength(1)
  for (let press = 0; press < 2; press++)
    expect((await booked.call('POST', path, payload)).statusCode).toBe(200)
  expect(await wishesOnDesk(booked)).toEqual([])
  expect((await booked.open()).openWish).toBeUndefined()
  expect(await reservationEventsOf(booked.parts.db, booked.id)).toMatchObject([
    { kind: 'change-requested', actorKind: 'visitor' },
    { kind: 'change-answered', actorKind: 'person', actorId: booked.owner.id },
  ])
})

test('a change by an operator who has not read it is refused', async () => {
  const booked = await startBooked()
  const { revision } = await booked.kept()
  await ask(booked)
  const change = { persons: 3, revision }
  const refused = await booked.call('PATCH', `/reservations/${booked.id}`, change)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'changed-meanwhile' }])
  expect(await wishesOnDesk(booked)).toHaveLength(1)
})

test('a change answers it', async () => {
  const booked = await startBooked()
  await ask(booked)
  const { revision } = await booked.kept()
  const changed = await booked.call('PATCH', `/reservations/${booked.id}`, { persons: 3, revision })
  expect([changed.statusCode, changed.body]).toEqual([200, expect.anything()])
  expect(await wishesOnDesk(booked)).toEqual([])
  expect((await booked.open()).openWish).toBeUndefined()
})

test('a change that is undone leaves it unanswered', async () => {
  const booked = await startBooked()
  await ask(booked)
  const askedAt = booked.clock.now().toISOString()
  const { revision } = await booked.kept()
  booked.clock.advance(60_000)
  expect(
    (await booked.call('PATCH', `/reservations/${booked.id}`, { persons: 3, revision })).statusCode,
  ).toBe(200)
  const changed = (await booked.kept()).revision
  const undone = await booked.call('POST', `/reservations/${booked.id}/undo-change`, { revision: changed })
  expect([undone.statusCode, undone.body]).toEqual([200, expect.anything()])
  expect(await wishesOnDesk(booked)).toMatchObject([{ askedAt, wish: 'Un día más' }])
  expect((await booked.open()).openWish).toMatchObject({ text: 'Un día más' })
})

test('an answer to a wish leaves a newer one open that its operator has not read', async () => {
  const booked = await startBooked()
  await ask(booked)
  const read = booked.clock.now().toISOString()
  booked.clock.advance(60_000)
  await ask(booked, { text: 'Dos días más' })
  const newer = booked.clock.now().toISOString()
  const answer = async (askedAt: string) =>
    (await booked.call('POST', `/reservations/${booked.id}/change-wish/answered`, { askedAt })).statusCode
  expect(await answer('yesterday')).toBe(422)
  expect(await answer(read)).toBe(200)
  expect(await wishesOnDesk(booked)).toMatchObject([{ wish: 'Dos días más' }])
  expect(await answer(newer)).toBe(200)
  expect(await wishesOnDesk(booked)).toEqual([])
})

test('a reservation that is cancelled or over can’t be asked to change, and is no longer on the desk', async () => {
  const booked = await startBooked()
  await ask(booked)
  const { site, id, secret } = booked
  await site.cancelMyReservation({ id }, { secret, seenFee: dollars(100) })
  expect(await ask(booked)).toEqual({ ok: false, refusal: 'over' })
  expect(await wishesOnDesk(booked)).toEqual([])
  const over = await startBooked()
  over.clock.set('2027-03-13T14:00:00Z')
  expect(await ask(over)).toEqual({ ok: false, refusal: 'over' })
})

test('what was written is erased with the personal data, also in the mail', async () => {
  const booked = await startBooked()
  await ask(booked, { text: 'A secret of María' })
  booked.clock.set('2027-03-13T14:00:00Z')
  expect(await booked.site.eraseMyReservation({ id: booked.id })).toBe(true)
  const events = await reservationEventsOf(booked.parts.db, booked.id)
  const rows = await booked.parts.db.select().from(jobs)
  expect(JSON.stringify([events, rows, await booked.kept()])).not.toContain('A secret of María')
  expect(await booked.open()).toMatchObject({ openWish: undefined, wishRefusal: 'over' })
  expect(await ask(booked)).toEqual({ ok: false, refusal: 'over' })
})

test('a hostile text stays a text', async () => {
  const booked = await startBooked()
  const text = '<script>alert(1)</script>\u202e\r\nBcc: all@example.com'
  expect(await ask(booked, { text })).toMatchObject({ ok: true })
  const [mail] = await wishMails(booked)
  expect(mail?.html).not.toContain('<script>alert')
  expect(mail?.subject).not.toContain('Bcc')
  expect(`${mail?.text}${mail?.html}`).not.toContain('\u202e')
})
