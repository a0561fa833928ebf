import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { WallClock } from '@nelly/domain/wall-clock'
import { desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, apiDocumentOf, operationsOf } from '../../../../tests/support/api-document.ts'
import { DeviceWithKeys } from '../../../../tests/support/device-with-keys.ts'
import { documentFaults } from '../../../../tests/support/document-fault.ts'
import { byToken, landingForm, type SignedIn, signedIn } from '../../../../tests/support/landing.ts'
import { antiForgeryPair } from '../../../../tests/support/login.ts'
import { mailJobs } from '../../../../tests/support/mail-jobs.ts'
import { multipart } from '../../../../tests/support/multipart.ts'
import { plainPicture } from '../../../../tests/support/pictures.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { vehicleForm } from '../../../../tests/support/vehicle.ts'
import { storeLink } from '../../../features/coming-in/mailed-links.ts'
import { openChallenge } from '../../../features/second-factors/challenges.ts'
import {
  customers,
  paymentAttempts,
  paymentGateways,
  people,
  pools,
  reservations,
  reviews,
  sessions,
  waitingWishes,
} from '../../db/schema.ts'

/** The fields of responses that these tests use. */
type Told = {
  id: number
  token: string
  revision: number
  rates?: object
  document?: { look: object }
  published?: { number: number }
  calendar?: string
  secret?: string
  url?: string
  slips?: { id: number }[]
  recoveryCodes?: string[]
  challenge: string
  rpId: string
  rp: { id: string }
  passkeys: { id: number }[]
  number?: string
  sha256?: string
}
type Asked = { headers?: Record<string, string>; payload?: string | object | Buffer }

let document: ApiDocument
let documentFault: ReturnType<typeof documentFaults>
const answered = new Set<string>()
let running: TestApp
let owner: SignedIn
let other: SignedIn

/** Makes a call, validates the response against the document, and expects its status. */
async function ask(call: string, status: number, { headers, payload }: Asked = {}): Promise<Told> {
  const [method = '', url = ''] = call.split(' ')
  const answer = await running.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers },
    ...(payload !== undefined && { payload }),
  })
  const { statusCode, body } = answer
  const type = answer.headers['content-type']
  expect(statusCode, `${call}: ${body}`).toBe(status)
  expect(documentFault({ method, url, status: statusCode, type: type?.toString(), body })).toBeUndefined()
  if (statusCode < 300) answered.add(`${method} ${url.split('?', 1)[0]}`)
  return type?.includes('json') ? answer.json() : ({ id: 0, token: '', revision: 0 } as Told)
}

/** The same with the owner's token. */
const own = (call: string, status: number, asked: Asked = {}) =>
  ask(call, status, { ...asked, headers: { ...owner.headers, ...asked.headers } })

beforeAll(async () => {
  running = await startTestApp()
  document = await apiDocumentOf(running.app)
  documentFault = documentFaults(document)
  const stranger = await running.addOwner()
  other = await signedIn(running, stranger)
})
afterAll(() => running.close())

const ids = { landing: 0, vehicle: 0, reservation: 0, location: 0, feature: 0 }

describe('every response to an operator and a visitor matches the document:', () => {
  test('signing in, and refusals', async () => {
    const added = await running.addOwner({ email: 'walker@example.com' })
    const credentials = { email: added.email, password: added.password }
    await ask('POST /api/login-nelly', 419, { payload: credentials })
    await ask('GET /api/sanctum/csrf-cookie', 204)
    const pair = await antiForgeryPair(running.app)
    await ask('POST /api/login-nelly', 422, { headers: pair, payload: { ...credentials, password: 'wrong' } })
    await ask('POST /api/login-nelly', 422, { headers: pair, payload: { email: 'walker' } })
    await ask('POST /api/login-nelly', 400, {
      headers: { ...pair, 'content-type': 'application/json' },
      payload: '{"email":',
    })
    await ask('POST /api/login-nelly', 415, {
      headers: { ...pair, 'content-type': 'text/csv' },
      payload: 'a,b',
    })
    await ask('GET /api/session', 401)
    const { token } = await ask('POST /api/login-nelly', 200, { headers: pair, payload: credentials })
    owner = byToken(running.app, added.id, token)
    await own('GET /api/session', 200)
  })

  test('the account', async () => {
    await own(`GET /api/users/${owner.id}`, 200)
    await own(`GET /api/users/${other.id}`, 403)
    await ask(`GET /api/users/${owner.id}`, 401)
    await own(`GET /api/users/none`, 404)
    await own(`GET /api/users/export/${owner.id}`, 200)
    await own(`GET /api/users/export/${other.id}`, 403)
    await own(`POST /api/users-update/${owner.id}`, 200, {
      payload: { name: 'Grace', phone: '809 555 0142' },
    })
    await own(`POST /api/users-update/${owner.id}`, 422, {
      payload: { password: 'a', password_confirmation: 'b' },
    })
  })

  test('the team', async () => {
    await own('GET /api/membership', 200)
    await own('POST /api/session/account', 404, { payload: { accountId: 2147483647 } })
    const { id: account } = await own('GET /api/membership', 200)
    await own('POST /api/session/account', 200, { payload: { accountId: account } })
    await own('GET /api/members', 200)
    await own(`PATCH /api/members/${owner.id}`, 409, { payload: { role: 'desk' } })
    await own(`PATCH /api/members/${owner.id}`, 200, { payload: { role: 'owner' } })
    await own(`PATCH /api/members/${other.id}`, 404, { payload: { role: 'desk' } })
    await own(`DELETE /api/members/${other.id}`, 404)
    const invited = { email: 'eva@example.com', role: 'desk' }
    await own('POST /api/members/invitations', 422, { payload: {} })
    const { id } = await own('POST /api/members/invitations', 201, { payload: invited })
    await own(`DELETE /api/members/invitations/${id}`, 204)
    await own(`DELETE /api/members/invitations/${id}`, 404)
    await own('POST /api/members/invitations', 201, { payload: invited })
    const mail = JSON.stringify((await mailJobs(running.parts.db)).at(-1)?.content)
    const token = /\/invitation\/([\w-]+)/.exec(mail)?.[1]
    await ask(`GET /api/invitations/${token}`, 200)
    await ask(`POST /api/invitations/${token}`, 422, { payload: {} })
    await own(`POST /api/invitations/${token}`, 409, { payload: {} })
    const chosen = { name: 'Eva', password: 'a password of hers' }
    await ask(`POST /api/invitations/${token}`, 200, { payload: chosen })
    await ask(`POST /api/invitations/${token}`, 410, { payload: chosen })
    const [eva] = await running.parts.db.select().from(people).where(eq(people.name, 'Eva'))
    await own(`DELETE /api/members/${eva?.id}`, 204)
    await own('GET /api/audit?thing=member', 200)
    await own('GET /api/audit/export?from=2026-01-01', 200)
  })

  test('coming in, and who is signed in', async () => {
    await ask('GET /api/sign-up', 200)
    const wish = { email: 'new@example.com', name: 'Eva', accountName: 'Autos Eva', language: 'en' }
    await ask('POST /api/sign-up', 202, { payload: wish })
    await ask('POST /api/sign-up', 422, { payload: { email: 'new' } })
    await ask('POST /api/password-resets', 202, { payload: { email: 'walker@example.com' } })
    const { db, now } = running.parts
    const { email, name, accountName } = wish
    const token = await storeLink(db, { kind: 'sign-up', email, name, accountName }, now())
    await ask(`GET /api/sign-up/${token}`, 200)
    await ask(`POST /api/sign-up/${token}`, 422, { payload: { password: 'password1' } })
    await ask(`POST /api/sign-up/${token}`, 201, { payload: { password: 'a password of hers' } })
    await ask(`GET /api/sign-up/${token}`, 410)
    const nameless = { name: undefined, accountName: undefined }
    const reset = await storeLink(db, { kind: 'password-reset', email, ...nameless }, now())
    await ask(`GET /api/password-resets/${reset}`, 200)
    await ask(`POST /api/password-resets/${reset}`, 200, { payload: { password: 'another password' } })
    await ask(`POST /api/password-resets/${reset}`, 410, { payload: { password: 'another password' } })
    await running.signIn(owner)
    await own('POST /api/email-change', 202, { payload: { email: 'moved@example.com' } })
    await own('GET /api/email-change', 200)
    const links = (await mailJobs(db)).map(({ content }) => JSON.stringify(content)).join()
    const confirming = [...links.matchAll(/\/reset\/email\/([\w-]+)/g)].map(([, secret]) => secret)
    await ask(`POST /api/email-changes/${confirming[0]}`, 200)
    await ask(`POST /api/email-changes/${confirming[0]}`, 410)
    await own('DELETE /api/email-change', 204)
    await own('GET /api/sessions', 200)
    const ofOwner = eq(sessions.personId, owner.id)
    const [last] = await running.parts.db.select().from(sessions).where(ofOwner).orderBy(desc(sessions.id))
    await own(`DELETE /api/sessions/${last?.id}`, 204)
    await own('PUT /api/desk-paying-back', 204, { payload: { deskPaysBack: false } })
    await own('PUT /api/desk-discount', 204, { payload: { deskDiscountPercent: 0 } })
    await own('GET /api/legal-identity', 200)
    await own('PATCH /api/legal-identity', 200, { payload: { taxNumber: '131880738' } })
    await own('PATCH /api/legal-identity', 422, { payload: { taxNumber: '131111111' } })
    await own('PUT /api/session-length', 204, { payload: { sessionLength: 'hour' } })
    await own('POST /api/session/confirmation', 422, { payload: { password: 'wrong' } })
    await own('POST /api/session/confirmation', 204, { payload: { password: 'a good password' } })
    await own('DELETE /api/sessions/2147483647', 404)
  })

  test('a second factor', async () => {
    const { secret } = await own('POST /api/second-factors/authenticator', 200)
    const confirm = 'POST /api/second-factors/authenticator/confirmation'
    await own(confirm, 422, { payload: { code: '000000' } })
    const { db, now } = running.parts
    const app = new TOTP({ secret: Secret.fromBase32(secret ?? '') })
    await own(confirm, 200, { payload: { code: app.generate({ timestamp: now().getTime() }) } })
    await own('GET /api/second-factors', 200)
    const { recoveryCodes } = await own('POST /api/second-factors/recovery-codes', 200)
    const challenge = await openChallenge(db, { purpose: 'second-step', person: owner.id }, now())
    await ask('POST /api/second-factor', 401, { payload: { challenge, code: '000000' } })
    await ask('POST /api/second-factor', 200, { payload: { challenge, recoveryCode: recoveryCodes?.[0] } })
    await ask('POST /api/second-factor', 401, { payload: { challenge, code: '000000' } })
    await own('DELETE /api/second-factors/authenticator', 204)
    await own('POST /api/second-factors/recovery-codes', 409)
  })

  test('a passkey', async () => {
    const device = new DeviceWithKeys()
    const passkey = device.make(await own('POST /api/second-factors/passkeys/options', 200))
    const named = { name: 'Phone', passkey }
    await own('POST /api/second-factors/passkeys', 201, { payload: named })
    await own('POST /api/second-factors/passkeys', 409, { payload: named })
    await own('PUT /api/factor-requirement', 204, { payload: { requiresFactor: true } })
    await own('PUT /api/factor-requirement', 204, { payload: { requiresFactor: false } })
    const step = await ask('POST /api/passkey-challenges', 200, { payload: {} })
    const proof = { challenge: step.challenge, passkey: device.prove(step), remember: true }
    await ask('POST /api/second-factor', 200, { payload: proof })
    await ask('POST /api/second-factor', 401, { payload: proof })
    await ask('POST /api/passkey-challenges', 401, { payload: { challenge: step.challenge } })
    await own('DELETE /api/second-factors/browsers', 204)
    const [key] = (await own('GET /api/second-factors', 200)).passkeys
    const id = key?.id
    await own(`DELETE /api/second-factors/passkeys/${id}`, 204)
    await own(`DELETE /api/second-factors/passkeys/${id}`, 404)
    await own('PUT /api/factor-requirement', 409, { payload: { requiresFactor: true } })
  })

  test('a landing', async () => {
    ids.landing = (await own('POST /api/landing', 201, await landingForm(owner, { name: 'Whole Way' }))).id
    await own('POST /api/landing', 422, await landingForm(owner, { name: 'Whole Way' }))
    await own(`GET /api/landing-name/${owner.id}?name=Whole%20Way`, 200)
    await own(`GET /api/landing-name/${owner.id}?name=Another%20Way`, 200)
    await own(`GET /api/landing-name/${other.id}`, 403)
    await own('POST /api/landing', 422, await landingForm(owner, { name: 'Other Way', logo: undefined }))
    await own(
      'POST /api/landing',
      422,
      await landingForm(owner, { name: 'Other Way', logo: Buffer.from('PK') }),
    )
    await own('POST /api/landing', 403, await landingForm(owner, { id_users_landing: other.id }))
    await own(`GET /api/landing/${owner.id}`, 200)
    await own(`GET /api/landing/${other.id}`, 403)
    await own(`GET /api/landings/${owner.id}/${ids.landing}`, 200)
    await own(`GET /api/landings/${owner.id}/2147483647`, 404)
    await own(`GET /api/reviews/whole-way`, 200)
    const looks = { name: 'Whole Way', color_primary: '#0b5fa5', color_secondary: '#fa0' }
    await own(`POST /api/landing-update/${owner.id}/${ids.landing}`, 200, { payload: looks })
    await own(`POST /api/landing-update/${owner.id}/${ids.landing}`, 422, { payload: { name: '' } })
    await own(`POST /api/landings/${owner.id}/${ids.landing}/meta`, 200, {
      payload: { meta_title: 'Cars', meta_description: 'Good cars', og_description: 'Good cars' },
    })
    await own(`POST /api/landings/${owner.id}/${ids.landing}/meta`, 422, {
      payload: { canonical_url: 'here' },
    })
  })

  test('its places', async () => {
    const places = { place_of_departure: 'Aeropuerto', arrival_place: 'La Romana' }
    const address = `/api/landings/${ids.landing}/addLocation`
    ids.location = (await own(`POST ${address}`, 201, { payload: places })).id
    await own(`POST ${address}`, 422, { payload: {} })
    await own(`POST ${address}`, 422, { payload: places })
    const back = { place_of_departure: 'La Romana', arrival_place: 'Aeropuerto' }
    const { id } = await own(`POST ${address}`, 201, { payload: back })
    await own(`DELETE /api/landing/${ids.landing}/locations?location_id=${id}`, 200)
    await own(`DELETE /api/landing/${ids.landing}/locations`, 404, { payload: { location_id: id } })
    const all = `/api/landings/${ids.landing}/places`
    const samana = { name: 'Samaná', kind: 'hotel', latitude: 19.2, longitude: -69.3 }
    const place = `/api/places/${(await own(`POST ${all}`, 201, { payload: samana })).id}`
    await own(`POST ${all}`, 422, { payload: samana })
    await own(`POST ${all}`, 422, { payload: { name: 'Other', latitude: 1 } })
    await own(`GET ${all}`, 200)
    await own('GET /api/landings/2147483647/places', 404)
    await own(`PUT ${place}`, 200, { payload: { position: 0, address: 'Calle 1' } })
    await own(`PUT ${place}`, 409, { payload: { address: 'Calle 2', revision: 0 } })
    await own(`PUT ${place}`, 422, { payload: { name: 'Aeropuerto' } })
    await own(`DELETE ${place}`, 200)
    await own(`DELETE ${place}`, 404)
  })

  test('its vehicles, with features', async () => {
    const picture = await plainPicture()
    ids.vehicle = (await own('POST /api/vehicle', 201, vehicleForm(owner, ids.landing, [picture]))).id
    const spare = (await own('POST /api/vehicle', 201, vehicleForm(owner, ids.landing, [picture]))).id
    const third = (await own('POST /api/vehicle', 201, vehicleForm(owner, ids.landing, [picture]))).id
    await own('POST /api/vehicle', 422, vehicleForm(owner, ids.landing, []))
    await own('POST /api/vehicle', 422, vehicleForm(owner, ids.landing, Array(13).fill(picture)))
    await own('POST /api/vehicle', 404, vehicleForm(owner, 2147483647, [picture]))
    await own(`GET /api/vehicles/${ids.landing}`, 200)
    const at = `/api/vehicles/${ids.landing}/${ids.vehicle}`
    await own(`GET ${at}`, 200)
    await own(`PUT ${at}`, 200, { payload: { price: 50, gps: 1 } })
    const form = multipart([
      ['name', 'Kia'],
      ['images[0]', { content: picture }],
    ])
    await own(`PUT ${at}`, 200, form)
    await own(`PUT ${at}`, 422, { payload: { units: 'many' } })
    await own(`PUT ${at}`, 422, { payload: { image_ids: [2147483647] } })
    await own(`POST ${at}/duplicate`, 201)
    await own(`POST /api/vehicles/${ids.landing}/2147483647/duplicate`, 404)
    await own(`DELETE /api/vehicle/${ids.landing}/${spare}`, 200)
    await own(`DELETE /api/vehicle/${ids.landing}/${spare}`, 404)
    await own(`DELETE /api/vehicle/${third}`, 200)
    const feature = { name: 'Heated seats', description: 'Warm' }
    ids.feature = (await own('POST /api/special-features', 201, { payload: feature })).id
    await own('POST /api/special-features', 422, { payload: { name: 'Sunroof' } })
    await own('GET /api/special-features', 200)
    await own(`POST /api/vehicles/${ids.vehicle}/special-features`, 201, {
      payload: { special_feature_id: ids.feature },
    })
    await own(`POST /api/special-feature/${ids.vehicle}`, 201, {
      payload: { features: [{ name: 'Sunroof' }] },
    })
  })

  test('rates', async () => {
    const at = `/api/landings/${ids.landing}/rates`
    const { rates } = await own(`GET ${at}`, 200)
    const season = { id: 'navidad', name: { es: 'Navidad' }, percent: 5000 }
    await own(`PUT ${at}`, 200, { payload: { revision: 0, rates: { ...rates, seasons: [season] } } })
    await own(`PUT ${at}`, 409, { payload: { revision: 0, rates } })
    await own(`PUT ${at}`, 422, { payload: { revision: 1, rates: { currency: 'XXX' } } })
    await ask(`GET ${at}`, 404, { headers: other.headers })
    await own(`GET ${at}/history`, 200)
    await own(`GET ${at}/history/1`, 200)
    await own(`GET ${at}/history/2`, 404)
    const payload = { revision: 1, prices: true }
    await own(`POST ${at}/history/1/restore`, 200, { payload })
    await own(`POST ${at}/history/1/restore`, 409, { payload })
    const wish = {
      vehicle: ids.vehicle,
      period: { pickup: '2027-03-12T10:00', return: '2027-03-15T10:00' },
      pickupPlace: 'Aeropuerto',
      returnPlace: 'Aeropuerto',
    }
    await own(`POST ${at}/test`, 200, { payload: { wish, rates } })
    await own(`POST ${at}/test`, 422, { payload: { wish: { ...wish, period: 'never' } } })
    await own(`POST ${at}/replay`, 200, { payload: { rates } })
    await own(`POST ${at}/replay`, 422, { payload: { rates: { currency: 'XXX' } } })
    const file = await own(`GET ${at}/export`, 200)
    await own(`POST ${at}/import`, 200, { payload: { file } })
  })

  test('a duplicate of the landing', async () => {
    const at = `/api/landings/${ids.landing}/duplicate`
    await own(`POST ${at}`, 201, { payload: { name: 'Whole Way 2' } })
    await own(`POST ${at}`, 422, { payload: { name: 'Whole Way 2' } })
    await own(`POST ${at}`, 422, { payload: {} })
    await ask(`POST ${at}`, 404, { headers: other.headers, payload: { name: 'Whole Way 3' } })
  })

  test('publishing', async () => {
    await ask('GET /api/publicLanding/whole-way', 404)
    const payload = { landing_id: ids.landing, user_id: owner.id }
    await own('PATCH /api/landing/status', 200, { payload })
    await own('PATCH /api/landing/status', 422, { payload: { landing_id: 'x' } })
  })

  test('the site', async () => {
    const at = `/api/landings/${ids.landing}/site`
    const { document, revision } = await own(`GET ${at}`, 200)
    const look = { ...document?.look, template: 'coast' }
    const saved = await own(`PUT ${at}`, 200, { payload: { revision, document: { ...document, look } } })
    await own(`PUT ${at}`, 409, { payload: { revision, document } })
    await own(`PUT ${at}`, 422, { payload: { revision, document: {} } })
    const undone = await own(`POST ${at}/steps`, 200, { payload: { revision: saved.revision, step: 'undo' } })
    await own(`POST ${at}/steps`, 409, { payload: { revision, step: 'redo' } })
    const form = multipart([['photograph', { content: await plainPicture() }]])
    await own(`POST ${at}/pictures`, 201, form)
    await own(`POST ${at}/pictures`, 422)
    const published = await own(`POST ${at}/publications`, 200, { payload: { revision: undone.revision } })
    await own(`GET ${at}/publications`, 200)
    await own(`GET ${at}/publications/${published.published?.number}`, 200)
    await own(`GET ${at}/publications/99`, 404)
    const payload = { revision: published.revision }
    await own(`POST ${at}/publications/1/restoration`, 200, { payload })
    await own(`POST ${at}/publications/99/restoration`, 404, { payload })
    const { revision: newest } = await own(`GET ${at}`, 200)
    await own(`PUT ${at}/schedule`, 200, { payload: { revision: newest, at: '2027-03-08T08:00' } })
    await own(`PUT ${at}/schedule`, 422, { payload: { revision: newest, at: '2027-02-08T08:00' } })
    await own(`DELETE ${at}/schedule`, 200)
    const link = await own(`POST ${at}/preview-links`, 201)
    await own(`GET ${at}/preview-links`, 200)
    await own(`DELETE ${at}/preview-links/${link.id}`, 200)
    await own(`DELETE ${at}/preview-links/${link.id}`, 404)
    await ask(`GET ${at}`, 404, { headers: other.headers })
  })

  test('a visit and its reservation', async () => {
    await ask('GET /api/publicLanding/whole-way', 200)
    await ask(`GET /api/publicLanding/whole-way/vehicle/${ids.vehicle}`, 200)
    await ask('GET /api/publicLanding/whole-way/vehicle/2147483647', 404)
    await ask(`GET /api/vehicle/${ids.vehicle}/special-features-public`, 200)
    const payload = {
      id_landing: ids.landing,
      id_vehicle: ids.vehicle,
      name: 'Grace',
      last_name: 'Hopper',
      phone: '+1 809 555 0142',
      email: 'grace@example.com',
      place_of_departure: 'Aeropuerto',
      arrival_place: 'La Romana',
      date_of_departure: '12-03-2027',
      time_of_departure: '10:00 AM',
      date_of_arrival: '2027-03-15',
      time_of_arrival: '10:00',
      extras: [{ code: 'baby_seat', quantity: 1 }],
    }
    await ask('POST /api/quotes', 200, { payload })
    await ask('POST /api/quotes', 422, { payload: { ...payload, discount_code: 'NOPE' } })
    const headers = { 'idempotency-key': 'once' }
    ids.reservation = (await ask('POST /api/reservations', 201, { headers, payload })).id
    await ask('POST /api/reservations', 201, { headers, payload })
    await ask('POST /api/reservations', 409, { headers, payload: { ...payload, name: 'Ada' } })
    await ask('POST /api/reservations', 409, { payload })
    await ask('POST /api/reservations', 422, { payload: { ...payload, date_of_arrival: '2027-03-11' } })
    await ask('POST /api/reservations', 422, { payload: { ...payload, email: 'nobody' } })
    await ask('POST /api/reservations', 404, { payload: { ...payload, id_vehicle: 2147483647 } })
  })

  test('blocks', async () => {
    const at = `/api/landings/${ids.landing}/blocks`
    const days = { from: '2027-03-20T10:00', to: '2027-03-22T10:00' }
    const payload = { vehicleId: ids.vehicle, ...days, reason: 'maintenance', note: 'Gearbox' }
    const { id } = await own(`POST ${at}`, 201, { payload })
    await own(`POST ${at}`, 422, { payload: { ...payload, reason: 'rain' } })
    await own(`POST ${at}`, 409, { payload: { ...payload, from: '2027-03-13T10:00' } })
    await own(`GET ${at}`, 200)
    await ask(`GET ${at}`, 404, { headers: other.headers })
    await own(`PUT /api/blocks/${id}`, 200, { payload: { unit: 1, revision: 0 } })
    await own(`PUT /api/blocks/${id}`, 409, { payload: { unit: null, revision: 0 } })
    await own('GET /api/calendar?from=2027-03-20', 200)
    await own(`DELETE /api/blocks/${id}`, 200)
    await own(`DELETE /api/blocks/${id}`, 404)
  })

  test('a ledger', async () => {
    const at = `/api/reservations/${ids.reservation}/ledger`
    await own(`GET ${at}`, 200)
    await ask(`GET ${at}`, 404, { headers: other.headers })
    const payload = { kind: 'payment', amount: 100, currency: 'USD', method: 'cash' }
    const { id } = await own(`POST ${at}`, 201, { payload })
    await own(`POST ${at}`, 422, { payload: { ...payload, method: undefined } })
    await own(`POST ${at}`, 409, { payload: { ...payload, kind: 'deposit_released' } })
    await own(`GET /api/ledger/${id}/receipt`, 200)
    await ask(`GET /api/ledger/${id}/receipt`, 404, { headers: other.headers })
    await own(`POST /api/ledger/${id}/receipt/mail`, 201)
    await ask(`POST /api/ledger/${id}/receipt/mail`, 404, { headers: other.headers })
    await own(`POST /api/ledger/${id}/reversal`, 201, { payload: { reason: 'A typo' } })
    await own(`POST /api/ledger/${id}/reversal`, 409, { payload: { reason: 'A typo' } })
  })

  test('a drawer', async () => {
    const places = `/api/landings/${ids.landing}/places`
    const { id: placeId } = await own(`POST ${places}`, 201, { payload: { name: 'Caja' } })
    const { id } = await own('POST /api/drawer-shifts', 201, { payload: { placeId } })
    await own('POST /api/drawer-shifts', 409, { payload: { placeId } })
    await own('POST /api/drawer-shifts', 404, { payload: { placeId: 2_147_483_647 } })
    await own('GET /api/drawer-shifts', 200)
    await own(`GET /api/drawer-shifts/${id}`, 200)
    await ask(`GET /api/drawer-shifts/${id}`, 404, { headers: other.headers })
    const payload = { counted: [{ minor: 1, currency: 'USD' }] }
    await own(`POST /api/drawer-shifts/${id}/closing`, 422, { payload })
    await own(`POST /api/drawer-shifts/${id}/closing`, 200, { payload: { ...payload, note: 'A coin' } })
    await own(`POST /api/drawer-shifts/${id}/closing`, 409, { payload })
    await own(`DELETE /api/places/${placeId}`, 200)
  })

  test('photographs of a handover', async () => {
    const at = `/api/reservations/${ids.reservation}/photographs`
    const file = { content: await plainPicture(40, 30) }
    const form = multipart([
      ['check', 'out'],
      ['photograph', file],
    ])
    const { id } = await own(`POST ${at}`, 201, form)
    await own(`POST ${at}`, 422, multipart([['check', 'out']]))
    await own(`POST ${at}`, 422, multipart([['photograph', file]]))
    const ofReturn = multipart([
      ['check', 'back'],
      ['photograph', file],
    ])
    await own(`POST ${at}`, 409, ofReturn)
    await ask(`POST ${at}`, 404, { ...form, headers: { ...form.headers, ...other.headers } })
    await own(`GET ${at}`, 200)
    await ask(`GET ${at}`, 404, { headers: other.headers })
    await own(`GET /api/photographs/${id}`, 200)
    await own(`GET /api/photographs/${id}?size=small`, 200)
    await own(`GET /api/photographs/${id}?size=huge`, 422)
    await ask(`GET /api/photographs/${id}`, 404, { headers: other.headers })
    await ask(`DELETE /api/photographs/${id}`, 404, { headers: other.headers })
    await own(`DELETE /api/photographs/${id}`, 204)
    await own(`DELETE /api/photographs/${id}`, 404)
  })

  test('an import', async () => {
    const file = { content: Buffer.from('placa,modelo\nZ1,Rio\n'), name: 'flota.csv', type: 'text/csv' }
    const form = (of: readonly (readonly [string, string | number | typeof file])[]) => multipart(of)
    const fields = [
      ['landingId', ids.landing],
      ['fileName', 'flota.csv'],
    ] as const
    const { id, revision } = await own('POST /api/imports', 201, form([...fields, ['file', file]]))
    await own('POST /api/imports', 422, form(fields))
    const foreign = form([...fields, ['file', file]])
    await ask('POST /api/imports', 404, { ...foreign, headers: { ...foreign.headers, ...other.headers } })
    const table = `POST /api/landings/${ids.landing}/rates/table`
    await own(table, 200, form([['file', file]]))
    await own(table, 422, form([]))
    const others = form([['file', file]])
    await ask(table, 404, { ...others, headers: { ...others.headers, ...other.headers } })
    const at = `/api/imports/${id}`
    await own('GET /api/imports', 200)
    for (const url of [at, `${at}/rows`, `${at}/refused`]) {
      await own(`GET ${url}`, 200)
      await ask(`GET ${url}`, 404, { headers: other.headers })
    }
    await own(`GET ${at}/rows?effect=all`, 422)
    await own('GET /api/customers/export', 200)
    for (const what of ['fleet', 'coming-reservations']) {
      await own(`GET /api/landings/${ids.landing}/${what}`, 200)
      await ask(`GET /api/landings/${ids.landing}/${what}`, 404, { headers: other.headers })
    }
    await own(`PATCH ${at}`, 422, { payload: { columns: ['plate', 'plate'] } })
    await own(`PATCH ${at}`, 200, { payload: { defaults: {}, revision } })
    await own(`PATCH ${at}`, 409, { payload: { defaults: {}, revision } })
    await ask(`PATCH ${at}`, 404, { payload: {}, headers: other.headers })
    await own(`POST ${at}/undo`, 409)
    await own(`POST ${at}/apply`, 422, { payload: { revision: 'x' } })
    await own(`POST ${at}/apply`, 200, { payload: {} })
    await own(`POST ${at}/apply`, 409, { payload: {} })
    await ask(`POST ${at}/apply`, 404, { payload: {}, headers: other.headers })
    await own(`POST ${at}/undo`, 200)
    await ask(`POST ${at}/undo`, 404, { headers: other.headers })
  })

  test('a contract', async () => {
    const at = `/api/reservations/${ids.reservation}/contract`
    await own(`GET ${at}s`, 200)
    await ask(`GET ${at}s`, 404, { headers: other.headers })
    await ask(`POST ${at}`, 404, { headers: other.headers })
    const { number, sha256 } = await own(`POST ${at}`, 201)
    await own(`GET /api/contracts/${number}/file`, 200)
    await own(`GET /api/contracts/${number}/file?version=final`, 422)
    await own(`GET /api/contracts/${number}/file?version=signed`, 404)
    const payload = { name: 'Eva Paz', strokes: null }
    await own(`POST /api/contracts/${number}/signature`, 422, { payload: { name: '' } })
    await own(`POST /api/contracts/${number}/signature`, 201, { payload })
    await own(`POST /api/contracts/${number}/signature`, 409, { payload })
    await ask(`GET /api/verify/${number}?sha256=${sha256}`, 200)
    await ask(`GET /api/verify/${number}?sha256=1`, 422)
  })

  test('a sale document', async () => {
    const at = `/api/reservations/${ids.reservation}/sale-document`
    await own(`GET ${at}s`, 200)
    await ask(`GET ${at}s`, 404, { headers: other.headers })
    await ask(`POST ${at}`, 404, { headers: other.headers, payload: { rate: 59 } })
    await own(`POST ${at}`, 422, { payload: {} })
    const { id } = await own(`POST ${at}`, 201, { payload: { rate: 59 } })
    await own(`POST ${at}`, 409, { payload: { rate: 59 } })
    await own(`GET ${at}s`, 200)
    const it = `/api/sale-documents/${id}`
    await own(`PATCH ${it}`, 200, { payload: { fiscalNumber: 'E310000000001' } })
    await own(`PATCH ${it}`, 422, { payload: { fiscalNumber: 'E31' } })
    await ask(`PATCH ${it}`, 404, { headers: other.headers, payload: { fiscalNumber: null } })
    await own(`POST ${it}/correction`, 409, { payload: { reason: 'Nothing' } })
    await own(`POST ${it}/correction`, 422, { payload: {} })
    const payload = {
      reason: 'A company',
      buyerName: 'Sol SRL',
      document: { kind: 'rnc', number: '131880738' },
    }
    await own(`POST ${it}/correction`, 201, { payload })
    await ask(`POST ${it}/correction`, 404, { headers: other.headers, payload })
    await own(`GET ${it}/file`, 200)
    await ask(`GET ${it}/file`, 404, { headers: other.headers })
    await own('GET /api/sale-documents?month=2027-03', 200)
    await own('GET /api/sale-documents?month=3', 422)
    await own('GET /api/sale-documents/607.csv?month=2027-03', 200)
    await own('GET /api/sale-documents/607.csv?month=3', 422)
  })

  test('links to pay and transfer slips', async () => {
    const at = `/api/reservations/${ids.reservation}/pay-links`
    const { id, url } = await own(`POST ${at}`, 201, { payload: { amount: 700 } })
    await own(`POST ${at}`, 422, { payload: { expiresAt: '2020-01-01T00:00:00Z' } })
    await own(`POST ${at}`, 409, { payload: { amount: 'prepayment' } })
    await ask(`POST ${at}`, 404, { payload: {}, headers: other.headers })
    await ask(`GET ${at}`, 404, { headers: other.headers })
    const picture = await plainPicture(40, 30)
    const form = multipart([['slip', { content: picture }]])
    const send = (to = '') => running.app.inject({ method: 'POST', url: new URL(to).pathname, ...form })
    await send(url)
    await own('GET /api/transfer-slips', 200)
    const { slips } = await own(`GET ${at}`, 200)
    const slip = `/api/transfer-slips/${slips?.[0]?.id}`
    await own(`GET ${slip}/picture`, 200)
    await ask(`GET ${slip}/picture`, 404, { headers: other.headers })
    const arrived = { amount: 700, currency: 'USD' }
    await ask(`POST ${slip}/confirmation`, 404, { payload: arrived, headers: other.headers })
    await own(`POST ${slip}/confirmation`, 422, { payload: { ...arrived, rate: 59 } })
    await own(`POST ${slip}/confirmation`, 201, { payload: arrived })
    await own(`POST ${slip}/confirmation`, 409, { payload: arrived })
    await own(`POST ${slip}/decline`, 409, { payload: { reason: 'Late' } })
    await ask(`POST ${slip}/decline`, 404, { payload: { reason: 'Late' }, headers: other.headers })
    const second = await own(`POST ${at}`, 201, { payload: {} })
    await send(second.url)
    const { slips: both } = await own(`GET ${at}`, 200)
    const declined = `/api/transfer-slips/${both?.[0]?.id}/decline`
    await own(`POST ${declined}`, 204, { payload: { reason: 'Blurred' } })
    await own(`DELETE /api/pay-links/${id}`, 204)
    await ask(`DELETE /api/pay-links/${id}`, 404, { headers: other.headers })
    const gateway = {
      ...{ provider: 'azul', currency: 'USD', merchantId: '39038540035', merchantName: 'Sol' },
      ...{ currencyCode: '$', pageUrl: 'https://azul.example/page', authKey: 'super-secreta' },
    }
    await own('PUT /api/gateways', 200, { payload: gateway })
    await own('PUT /api/gateways', 422, { payload: { ...gateway, pageUrl: 'azul' } })
    await own('GET /api/gateways', 200)
    await running.app.inject({ method: 'POST', url: `${new URL(second.url ?? '').pathname}/card` })
    const { db } = running.parts
    const [attempt] = await db.update(paymentAttempts).set({ state: 'unknown' }).returning()
    await own('GET /api/payment-attempts', 200)
    const decision = `POST /api/payment-attempts/${attempt?.id}/decision`
    await own(decision, 204, { payload: { isPaid: true } })
    await own(decision, 409, { payload: { isPaid: true } })
    await ask(decision, 404, { payload: { isPaid: true }, headers: other.headers })
    const compared = { day: '2027-03-01', currency: 'USD', csv: 'Orden;Monto\nA;1.00' }
    await own('POST /api/card-reconciliations', 200, { payload: compared })
    await own('POST /api/card-reconciliations', 422, { payload: { ...compared, csv: 'A;1.00' } })
    const [stored] = await db.select().from(paymentGateways)
    const set = `/api/gateways/${stored?.id}`
    await own(`POST ${set}/test`, 201)
    await own(`DELETE ${set}`, 204)
    await own(`DELETE ${set}`, 404)
    await own('GET /api/message-settings', 200)
    const hours = { ...DEFAULT_TEXTS, hoursBeforePickup: 24, hoursBeforeReturn: null }
    await own('PUT /api/message-settings', 200, { payload: hours })
    await own('PUT /api/message-settings', 409, { payload: { ...hours, revision: 0 } })
    await own('PUT /api/message-settings', 422, { payload: {} })
    const messages = `/api/reservations/${ids.reservation}/messages`
    await own(`GET ${messages}`, 200)
    await ask(`GET ${messages}`, 404, { headers: other.headers })
    await own(`POST ${messages}`, 201, { payload: { kind: 'confirmed' } })
    await own(`POST ${messages}`, 409, { payload: { kind: 'review' } })
    await own(`POST ${messages}`, 422, { payload: { kind: 'sms' } })
    await ask(`POST ${messages}`, 404, { payload: { kind: 'pay' }, headers: other.headers })
    const partner = { name: 'Hotel Sol', code: 'hotel-sol', percent: 1000 }
    const partners = '/api/partners'
    const { id: partnerId } = await own(`POST ${partners}`, 201, { payload: partner })
    await own(`POST ${partners}`, 422, { payload: partner })
    await own(`GET ${partners}`, 200)
    await own(`PATCH ${partners}/${partnerId}`, 200, { payload: { withdrawn: true } })
    await own(`PATCH ${partners}/${partnerId}`, 409, { payload: { revision: 9 } })
    await own(`GET ${partners}/${partnerId}/statements`, 200)
    await own(`GET ${partners}/${partnerId}/statement?month=2027-03`, 200)
    await ask(`GET ${partners}/${partnerId}/statement?month=2027-03`, 404, { headers: other.headers })
    await own('GET /api/bank-accounts', 200)
    await own('PUT /api/bank-accounts', 200, { payload: { bankAccounts: [] } })
    await own('PUT /api/bank-accounts', 422, { payload: { bankAccounts: [{}] } })
  })

  test('a poster', async () => {
    const at = `/api/landings/${ids.landing}/poster`
    await own(`GET ${at}`, 200)
    await own(`GET ${at}?language=fr`, 422)
    await ask(`GET ${at}`, 404, { headers: other.headers })
  })

  test('calendars of other channels', async () => {
    const at = `/api/landings/${ids.landing}/vehicles/${ids.vehicle}`
    const payload = { name: 'Turo', url: 'https://example.com/calendar.ics' }
    const { id } = await own(`POST ${at}/feeds`, 201, { payload })
    await own(`POST ${at}/feeds`, 422, { payload: { ...payload, url: 'calendar' } })
    await own(`GET ${at}/feeds`, 200)
    await ask(`GET ${at}/feeds`, 404, { headers: other.headers })
    await own(`POST ${at}/feeds/${id}/refresh`, 200)
    await own(`PUT ${at}/feeds/${id}`, 200, { payload: { dayStarts: '10:00', dayEnds: '09:00' } })
    await own(`PUT ${at}/feeds/${id}`, 422, { payload: { dayStarts: '25:00' } })
    await own('GET /api/failing-feeds', 200)
    await own(`DELETE ${at}/feeds/${id}`, 200)
    await own(`DELETE ${at}/feeds/${id}`, 404)
    const { calendar } = await own(`POST ${at}/calendar`, 200)
    const { pathname } = new URL(String(calendar))
    await ask(`GET ${pathname}`, 200)
    await ask(`GET ${pathname}?unit=x`, 422)
    await own(`DELETE ${at}/calendar`, 200)
    await ask(`GET ${pathname}`, 404)
  })

  test('reviews', async () => {
    const at = `/api/landings/${ids.landing}`
    await running.parts.db.insert(reviews).values({
      reservationId: ids.reservation,
      landingId: ids.landing,
      secretHash: 'unknown',
      askedAt: running.clock.now(),
      ...{ stars: 5, text: 'Todo bien', name: 'Ana R.', language: 'es', givenAt: running.clock.now() },
    })
    await own(`GET ${at}/reviews`, 200)
    await own('GET /api/waiting-reviews', 200)
    await own(`GET ${at}/reviews?per_page=0`, 422)
    const review = `${at}/reviews/${ids.reservation}`
    await own(`PATCH ${review}`, 200, { payload: { isShown: true, revision: 0 } })
    await own(`PATCH ${review}`, 409, { payload: { isShown: false, revision: 0 } })
    await own(`PATCH ${at}/reviews/2147483647`, 404, { payload: { isShown: true, revision: 0 } })
    await own(`PUT ${at}/review-requests`, 200, { payload: { enabled: false } })
    await own(`PUT ${at}/review-requests`, 422, { payload: {} })
    await ask(`GET ${at}/reviews`, 404, { headers: other.headers })
  })

  test('units', async () => {
    const unit = `/api/vehicles/${ids.vehicle}/units/1`
    const payload = {
      plate: 'A123456',
      odometer: 42_000,
      insuranceUntil: '2027-03-10',
      revision: 0,
    }
    await own(`PUT ${unit}`, 200, { payload })
    await own(`PUT ${unit}`, 409, { payload: { plate: 'B1', revision: 0 } })
    await own(`PUT ${unit}`, 422, { payload: { odometer: 1 } })
    await ask(`PUT ${unit}`, 404, { headers: other.headers, payload })
    await own('GET /api/units', 200)
    await own('GET /api/units?per_page=101', 422)
    await own('GET /api/units/counts', 200)
    await own('GET /api/units/places', 200)
    await own('GET /api/desk/units-elsewhere?day=2027-03-08', 200)
    await own('GET /api/desk/units-elsewhere', 422)
    await own(`GET /api/units/services?landingId=${ids.landing}`, 200)
    await own(`PUT ${unit}`, 404, { payload: { place: 'Mars' } })
    await own(`GET /api/units/expiring?landingId=${ids.landing}`, 200)
    const ofReservation = `/api/reservations/${ids.reservation}/unit`
    await own(`PUT ${ofReservation}`, 200, { payload: { unit: 1 } })
    await own(`PUT ${ofReservation}`, 422, { payload: { unit: 500 } })
    await ask(`PUT ${ofReservation}`, 404, { headers: other.headers, payload: { unit: 1 } })
    await own(`POST ${ofReservation}-preview`, 200, { payload: { unit: 1 } })
    await own(`POST ${ofReservation}-preview`, 422, { payload: { unit: 500 } })
  })

  test('customers', async () => {
    const { db } = running.parts
    const [grace] = await db.select().from(customers)
    if (!grace) throw new Error('there is no customer')
    const { id: _, ...columns } = grace
    const [twin, lone] = await db.insert(customers).values([columns, columns]).returning()
    await own('GET /api/customers?search=grace', 200)
    await own('GET /api/customers?page=0', 422)
    await own('POST /api/customers/match', 200, { payload: { email: 'grace@example.com' } })
    await own('POST /api/customers/match', 422, { payload: { email: 'nobody' } })
    const path = `/api/customers/${grace.id}`
    await own(`GET ${path}`, 200)
    await ask(`GET ${path}`, 404, { headers: other.headers })
    await own(`PATCH ${path}`, 200, { payload: { doNotRentReason: 'Smoked', revision: 0 } })
    await own(`PATCH ${path}`, 409, { payload: { doNotRentReason: 'Late', revision: 0 } })
    await own(`POST ${path}/merge-preview`, 200, { payload: { removed: twin?.id } })
    await own(`POST ${path}/merge`, 422, { payload: { removed: grace.id } })
    await own(`POST ${path}/merge`, 200, { payload: { removed: twin?.id } })
    await own(`POST ${path}/erasure`, 409)
    await own(`POST /api/customers/${lone?.id}/erasure`, 200)
    await own(`POST /api/customers/${lone?.id}/erasure`, 404)
  })

  test("the operator's reservations", async () => {
    await own(`GET /api/reservations/user/${owner.id}`, 200)
    await own(`GET /api/reservations/${ids.landing}`, 200)
    await own(`GET /api/reservations/${ids.landing}?from=2027-03-12&to=2027-03-11`, 422)
    await own('GET /api/calendar?from=2027-03-12&days=7', 200)
    await own('GET /api/calendar?days=63', 422)
    await own(`GET /api/desk?landingId=${ids.landing}`, 200)
    await own('GET /api/desk?landingId=none', 422)
    await own('GET /api/pools', 200)
    const fleet = await running.parts.db.select().from(pools).orderBy(pools.id)
    const [kept, joined] = fleet.map(({ id }) => id)
    await own(`GET /api/pools/${kept}/facts`, 200)
    await own('GET /api/pools/2147483647/facts', 404)
    await own(`DELETE /api/pools/${kept}`, 409)
    const spare = {
      accountId: fleet[0]?.accountId ?? 0,
      name: 'Sold',
      timezone: 'UTC',
      createdAt: new Date(),
    }
    const [sold] = await running.parts.db.insert(pools).values(spare).returning({ id: pools.id })
    await own(`DELETE /api/pools/${sold?.id}`, 200)
    await own(`POST /api/pools/${kept}/join-preview`, 200, { payload: { poolId: joined } })
    await ask(`POST /api/pools/${kept}/join-preview`, 404, {
      payload: { poolId: joined },
      headers: other.headers,
    })
    await own(`POST /api/pools/${kept}/join`, 422, { payload: { poolId: kept } })
    await own(`POST /api/pools/${kept}/join`, 200, { payload: { poolId: joined } })
    await own(`POST /api/pools/${joined}/part`, 200)
    await own(`POST /api/pools/${joined}/part`, 404)
    await own('GET /api/search?q=ki', 200)
    await own('GET /api/search', 422)
    await own(`GET /api/figures/${owner.id}`, 200)
    await own(`GET /api/figures/${other.id}`, 403)
    await own(`GET /api/reservations/export/${owner.id}?sort=pickup`, 200)
    await own(`GET /api/reservations/export/${other.id}`, 403)
    await ask(`GET /api/reservations/${ids.landing}`, 404, { headers: other.headers })
    await own(`GET /api/landings/${owner.id}/${ids.landing}`, 200)
    await own('GET /api/new-reservations?after=0', 200)
    await own('GET /api/new-reservations?after=0&known=1,2', 200)
    await own('GET /api/new-reservations?after=x', 422)
    await own('GET /api/new-reservations?after=0&known=1;2', 422)
    const reservation = `/api/reservations/${ids.reservation}`
    await own(`GET ${reservation}/details`, 200)
    await ask(`GET ${reservation}/details`, 404, { headers: other.headers })
    await ask(`DELETE ${reservation}`, 404, { headers: other.headers })
    await own(`DELETE ${reservation}`, 200)
    await own(`POST ${reservation}/restoration`, 200)
    await own(`POST ${reservation}/steps`, 409, { payload: { step: 'confirm' } })
    await running.parts.db.update(reservations).set({ status: 'requested', answerBy: new Date('2027-03-02') })
    await own(`POST ${reservation}/steps`, 200, { payload: { step: 'confirm' } })
    await own(`POST ${reservation}/steps`, 422, { payload: { step: 'fly' } })
    await own(`GET ${reservation}/proposed-charges`, 409)
    const scratch = { charges: [{ kind: 'damage', amount: 100, note: 'A scratch' }], chargesMade: 0 }
    await own(`POST ${reservation}/proposed-charges`, 409, { payload: scratch })
    await running.parts.db.update(reservations).set({ returnedAt: new Date('2027-03-02') })
    await own(`GET ${reservation}/proposed-charges`, 200)
    await own(`POST ${reservation}/proposed-charges`, 201, { payload: scratch })
    await own(`POST ${reservation}/proposed-charges`, 422, { payload: { charges: [] } })
    await running.parts.db.update(reservations).set({ returnedAt: null })
    await own(`POST ${reservation}/change-wish/answered`, 422)
    const answered = { askedAt: '2027-03-01T14:00:00.000Z' }
    await own(`POST ${reservation}/change-wish/answered`, 200, { payload: answered })
    const { revision } = await own(`GET ${reservation}/details`, 200)
    const change = { persons: 3, revision }
    await own(`POST ${reservation}/change-preview`, 200, { payload: change })
    await own(`POST ${reservation}/change-preview`, 422, { payload: { persons: 'many' } })
    await own(`PATCH ${reservation}`, 200, { payload: change })
    await own(`PATCH ${reservation}`, 409, { payload: change })
    await own(`POST ${reservation}/undo-change`, 200, { payload: { revision: revision + 1 } })
    await own(`POST ${reservation}/undo-change`, 409, { payload: { revision: revision + 1 } })
    const walkIn = {
      vehicle: ids.vehicle,
      pickupPlace: 'Aeropuerto',
      returnPlace: 'La Romana',
      pickupDate: '2027-03-20',
      pickupTime: '10:00',
      returnDate: '2027-03-22',
      returnTime: '10:00',
    }
    await own('POST /api/desk-reservations/offers', 200, { payload: walkIn })
    await own('POST /api/desk-reservations/offers', 422, { payload: {} })
    const desk = `/api/landings/${ids.landing}/desk-reservations`
    await own(`POST ${desk}/preview`, 200, { payload: walkIn })
    await own(`POST ${desk}/preview`, 422, { payload: {} })
    const who = { firstName: 'Ada', lastName: 'Byron', phone: '+1 809 555 0143' }
    await own(`POST ${desk}`, 201, { payload: { ...walkIn, ...who } })
    await own(`POST ${desk}`, 409, { payload: { ...walkIn, ...who } })
    const { vehicle, ...trip } = { ...walkIn, pickupDate: '2027-03-25', returnDate: '2027-03-27' }
    const quotes = `/api/landings/${ids.landing}/desk-quotes`
    const offer = { payload: { ...trip, ...who, vehicles: [vehicle] } }
    const { id: quote } = await own(`POST ${quotes}`, 201, offer)
    await own(`POST ${quotes}`, 422, { payload: {} })
    await own('GET /api/desk-quotes', 200)
    await own(`POST /api/desk-quotes/${quote}/mail`, 200)
    await own(`POST /api/desk-quotes/${quote}/reservation`, 422, { payload: {} })
    await own(`POST /api/desk-quotes/${quote}/reservation`, 200, { payload: { offer: 0 } })
    await own(`DELETE /api/desk-quotes/${quote}`, 409)
    const later = { ...offer.payload, pickupDate: '2027-03-28', returnDate: '2027-03-30' }
    const { id: another } = await own(`POST ${quotes}`, 201, { payload: later })
    await own(`DELETE /api/desk-quotes/${another}`, 200)
    await own('GET /api/waiting-wishes', 200)
    const period = {
      pickup: '2027-03-25T10:00' as WallClock,
      return: '2027-03-27T10:00' as WallClock,
    }
    const [wish] = await running.parts.db
      .insert(waitingWishes)
      .values({
        ...{ landingId: ids.landing, email: 'eva@example.com', language: 'es', during: period },
        ...{ pickupPlace: 'A', returnPlace: 'A', secretHash: 'x' },
        ...{ createdAt: running.parts.now(), confirmedAt: running.parts.now() },
      })
      .returning()
    await ask(`DELETE /api/waiting-wishes/${wish?.id}`, 404, { headers: other.headers })
    await own(`DELETE /api/waiting-wishes/${wish?.id}`, 204)
    await own(`DELETE /api/waiting-wishes/${wish?.id}`, 404)
    const payload = { reason: 'vehicle-unavailable', note: 'It broke down' }
    await own(`POST ${reservation}/cancellation`, 422, { payload: { reason: 'other' } })
    await own(`POST ${reservation}/cancellation`, 200, { payload })
    await own(`POST ${reservation}/cancellation`, 409, { payload })
  })

  test('deletion', async () => {
    await own(`DELETE /api/special-features/${ids.feature}`, 200)
    await own(`DELETE /api/special-features/${ids.feature}`, 404)
    await own(`GET /api/landing/${ids.landing}/open-rentals`, 200)
    await ask(`GET /api/landing/${ids.landing}/open-rentals`, 404, { headers: other.headers })
    await own(`DELETE /api/landing/${ids.landing}`, 200)
    await own(`GET /api/landing/deleted/${owner.id}`, 200)
    await own(`POST /api/landing/restore/${ids.landing}`, 200)
    await own(`DELETE /api/landing/deletedFinal/${ids.landing}`, 404)
    await own(`DELETE /api/landing/${ids.landing}`, 200)
    await own(`DELETE /api/landing/deletedFinal/${ids.landing}`, 200)
    await own('POST /api/nelly-logout', 200)
    await own('POST /api/nelly-logout', 401)
    for (const address of ['/healthz', '/readyz', '/metrics', '/api/openapi.json'])
      await ask(`GET ${address}`, 200)
  })

  test('every operation of the document was used', () => {
    const received = [...answered]
    const unheard = operationsOf(document)
      .filter(({ path, method }) => {
        const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)
        return !received.some((one) => pattern.test(one))
      })
      .map(({ path, method }) => `${method} ${path}`)
    expect(unheard).toEqual([])
  })
})
