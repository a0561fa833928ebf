import type { AuditEntry } from '@nelly/contract/audit/audit'
import type { Call } from '@nelly/contract/call'
import { SUBJECTS } from '@nelly/contract/calls/calls'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../../tests/support/landing.ts'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { openCache, pageCounts } from '../../../tests/support/page-counts.ts'
import { html, startWithSite } from '../../../tests/support/page-site.ts'
import { openQuoteDesk } from '../../../tests/support/quote-desk.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../../app.ts'
import { reservations } from '../../platform/db/schema.ts'
import type { SiteHandler } from '../../platform/rendering/site-handler.ts'
import { resumeAccount, suspendAccount } from './platform-accounts.ts'

/** What changes nothing of the account: previews and tests, and what is the person's own. */
const STILL_DONE = [
  ...['logout', 'confirmIdentity', 'switchAccount', 'updateUser', 'endSession', 'endEmailChange'],
  ...[
    'beginAuthenticator',
    'changeEmail',
    'confirmAuthenticator',
    'removeAuthenticator',
    'renewRecoveryCodes',
  ],
  ...['beginPasskey', 'addPasskey', 'removePasskey', 'forgetBrowsers'],
  ...[
    'matchCustomer',
    'offerAtDesk',
    'previewAtDesk',
    'previewChange',
    'previewMerge',
    'previewPoolJoin',
    'previewUnit',
  ],
  ...['replayRates', 'testRates'],
]

const OWNER_CALLS = SUBJECTS.flatMap(({ calls }) => Object.entries<Call>(calls)).filter(
  ([, { access }]) => access === 'owner',
)

test('of a suspended account all is read and exported, and every call that changes something is refused', async () => {
  const nelly = await startTestApp()
  const owner = await nelly.addOwner()
  await suspendAccount(nelly.parts.db, owner.account, null, nelly.clock.now())
  const stillDone: string[] = []
  for (const [name, { method, url }] of OWNER_CALLS) {
    // A session of its own, as some calls end it.
    const { headers } = await signedIn(nelly, owner)
    const path = `/api${url.replace(':userId', String(owner.id)).replace(/:\w+/g, '1')}`
    const answer = await nelly.app.inject({ method, url: path, headers })
    const isRefused = answer.statusCode === 403 && answer.json().code === 'account-suspended'
    if (method === 'GET') expect([name, isRefused]).toEqual([name, false])
    else if (!isRefused) stillDone.push(name)
  }
  expect(stillDone.sort()).toEqual(STILL_DONE.sort())
  const { call, headers } = await signedIn(nelly, owner)
  expect((await call('POST', '/landing')).json().message).toBe(
    'Esta cuenta está suspendida: sus datos se pueden ver y exportar, pero no se puede cambiar ni reservar nada.',
  )
  const exported = await nelly.app.inject({ url: `/api/users/export/${owner.id}`, headers })
  expect([exported.statusCode, exported.json().account[0].suspended_at]).toEqual([200, expect.any(String)])
})

test('visitors of a suspended account can book nothing and read nothing of it, and all of that again when it goes on', async () => {
  const nelly = await startTestApp()
  const { app, parts } = nelly
  const [owner, other] = [await nelly.addOwner(), await nelly.addOwner()]
  const landing = await addLanding(parts, owner, { name: 'sun-cars' })
  const vehicle = await addVehicle(parts, landing)
  const open = await addLanding(parts, other, { name: 'moon-cars' })
  const { call } = await signedIn(nelly, owner)
  const made = await call('POST', `/landings/${landing}/vehicles/${vehicle}/calendar`)
  const calendar = new URL(made.json().calendar).pathname
  const wish = booking(landing, vehicle)
  const ask = async () => {
    const answers = [
      await app.inject('/publicLanding/sun-cars'),
      await app.inject(`/publicLanding/sun-cars/vehicle/${vehicle}`),
      await app.inject({ method: 'POST', url: '/api/quotes', payload: wish }),
      await send(app, wish),
    ]
    return answers.map((answer) => answer.json().code ?? answer.statusCode)
  }
  await suspendAccount(parts.db, owner.account, 'Until Monday', nelly.clock.now())
  expect(await ask()).toEqual(Array.from({ length: 4 }, () => 'account-suspended'))
  expect((await app.inject(`/vehicle/${vehicle}/special-features-public`)).statusCode).toBe(404)
  expect((await app.inject('/publicLanding/moon-cars')).json()).toMatchObject({ id: open })
  expect((await app.inject(calendar)).statusCode).toBe(200)
  expect((await app.inject('/sitemap.xml')).body).toContain('/sun-cars/vehicle')
  expect((await call('GET', '/membership')).json().suspension).toEqual({
    since: nelly.clock.now().toISOString(),
    note: 'Until Monday',
  })
  await resumeAccount(parts.db, owner.account)
  expect(await ask()).toEqual([200, 200, 200, 201])
  const entries = (await call('GET', '/audit?thing=account')).json()
  expect(entries.slice(0, 2).map(({ by, action }: AuditEntry) => [by.kind, action])).toEqual([
    ['system', 'changed'],
    ['system', 'changed'],
  ])
  expect(entries[1].changes).toContainEqual({ field: 'suspensionNote', old: null, new: 'Until Monday' })
})

test('bookings that come while an account is suspended are made or refused, and none after it', async () => {
  const nelly = await startTestApp()
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner)
  const vehicle = await addVehicle(nelly.parts, landing, { units: 20 })
  const book = () => send(nelly.app, booking(landing, vehicle))
  const count = () => nelly.parts.db.$count(reservations)
  const booked = Array.from({ length: 12 }, book)
  // By now others wait for the lock of the vehicle.
  await Promise.race(booked)
  await suspendAccount(nelly.parts.db, owner.account, null, nelly.clock.now())
  const atSuspension = await count()
  const answers = await Promise.all(booked)
  answers.push(await book())
  const made = answers.filter(({ statusCode }) => statusCode === 201)
  const refused = answers.filter(({ statusCode }) => statusCode === 403)
  expect(made.length + refused.length).toBe(13)
  expect(answers.at(-1)?.json().code).toBe('account-suspended')
  expect([await count(), atSuspension]).toEqual([made.length, made.length])
})

test('a reservation of a suspended account is read and cancelled by its link, but no change of it is asked for', async () => {
  const booked = await startBooked()
  await suspendAccount(booked.parts.db, booked.owner.account, 'Until Monday', booked.clock.now())
  const opened = await booked.open()
  expect(opened).toMatchObject({ wishRefusal: 'over', landing: { suspension: { note: 'Until Monday' } } })
  const cancelled = await booked.site.cancelMyReservation(opened, {
    secret: booked.secret,
    seenFee: dollars(100),
  })
  expect(cancelled.ok).toBe(true)
})

test('a quote of a suspended account is accepted when it goes on', async () => {
  const desk = await openQuoteDesk()
  const quote = await desk.quote({})
  await suspendAccount(desk.parts.db, desk.owner.account, null, desk.clock.now())
  expect(await desk.accept(quote)).toMatchObject({ ok: false, refusal: 'account-suspended' })
  await resumeAccount(desk.parts.db, desk.owner.account)
  expect(await desk.accept(quote)).toMatchObject({ ok: true })
})

test('cached pages are paused and shown again at once, in every process', async () => {
  const site: SiteHandler = async (_request, context) => {
    const visit = await context.site.visit('sun-cars')
    if (visit.kind !== 'found') return html('missing', {}, 404)
    const { suspension } = visit.landing
    const kind = { 'x-page-kind': 'visitor' }
    return suspension ? html(`paused: ${suspension.note}`, kind, 503) : html('open', kind)
  }
  const nelly = await startWithSite(site, {
    publicUrl: 'https://nelly.example',
    pageCacheBytes: 1024 * 1024,
  })
  const other = await createApp(nelly.parts)
  onTestFinished(() => other.close())
  const owner = await nelly.addOwner()
  await addLanding(nelly.parts, owner, { name: 'sun-cars' })
  for (const app of [nelly.app, other]) {
    await openCache(app)
    await app.inject('/sun-cars')
    await app.inject('/sun-cars')
    expect((await pageCounts(app)).hits).toBe(1)
  }
  const shown = async () => {
    const answers = [await nelly.app.inject('/sun-cars'), await other.inject('/sun-cars')]
    return answers.map(({ statusCode, body }) => `${statusCode} ${body}`)
  }
  const { db } = nelly.parts
  await suspendAccount(db, owner.account, 'until Monday', nelly.clock.now())
  await expect.poll(shown).toEqual(['503 paused: until Monday', '503 paused: until Monday'])
  await suspendAccount(db, owner.account, 'for long', nelly.clock.now())
  await expect.poll(shown).toEqual(['503 paused: for long', '503 paused: for long'])
  await resumeAccount(db, owner.account)
  await expect.poll(shown).toEqual(['200 open', '200 open'])
})
