import { randomUUID } from 'node:crypto'
import { USD } from '@nelly/domain/currency'
import type { AccountId, LandingId, PersonId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { NO_CHOICES } from '@nelly/domain/imports/choices'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent } from '@nelly/domain/rates/rates'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { CalendarDate, WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { addBlock } from '../../../src/features/blocks/add-block.ts'
import { numberOf } from '../../../src/features/contracts/contract-row.ts'
import { makeContract } from '../../../src/features/contracts/make-contract.ts'
import { appendReservationEvent } from '../../../src/features/history/reservation-events.ts'
import { reservationColumns } from '../../../src/features/inventory/is-reservation.ts'
import { type ChangeDetails, replacedOf } from '../../../src/features/reservations/changes/change-details.ts'
import {
  accounts,
  contracts,
  customers,
  drawerShifts,
  emailChanges,
  imports,
  invitations,
  landings,
  ledgerEntries,
  locations,
  mailedLinks,
  members,
  partners,
  passkeys,
  payLinks,
  paymentAttempts,
  paymentGateways,
  people,
  places,
  poolFeeds,
  poolJoins,
  pools,
  quotes,
  ratesVersions,
  reservationPhotographs,
  reservations,
  reviews,
  saleDocuments,
  sessions,
  sitePreviewLinks,
  specialFeatures,
  transferSlips,
  units,
  vehiclePictures,
  vehicleSpecialFeatures,
  waitingWishes,
} from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { sealed } from '../../../src/platform/sealed.ts'
import { secretHashOf } from '../../../src/platform/secret.ts'
import { accountOf } from '../account-of.ts'
import { addLanding, addVehicle, booking, poolOf, send } from '../rental.ts'
import type { TestApp } from '../test-app.ts'

/** The ids of a request: one of each kind that an owner has. */
export interface Named {
  user: number
  /** Somebody else of the account, and one who is invited to it. */
  member: number
  invitation: number
  /** A session of theirs. */
  session: number
  passkey: number
  /** The secret of links: of the invitation, and of those that were mailed. */
  token: string
  account: number
  landing: number
  deletedLanding: number
  vehicle: number
  /** The vehicle's pool, another one, and one that was joined to that. */
  pool: number
  otherPool: number
  joinedPool: number
  image: number
  location: number
  place: number
  block: number
  quote: number
  /** Who waits for dates on the landing. */
  wish: number
  /** A payment for the reservation. */
  ledgerEntry: number
  /** An open drawer, of a place that is gone. */
  drawerShift: number
  /** One of its handover. */
  photograph: number
  /** The number of its contract. */
  contract: string
  /** A document that corrects that of its sale. */
  saleDocument: number
  /** A link to pay, and a slip that was sent by it. */
  payLink: number
  slip: number
  /** A gateway, and an attempt to pay of which nothing was heard. */
  gateway: number
  attempt: number
  partner: number
  /** A file of its fleet that nobody applied. */
  import: number
  /** One that can be undone. */
  appliedImport: number
  feed: number
  previewLink: number
  feature: number
  reservation: number
  /** Who made the reservation, and another customer. */
  customer: number
  otherCustomer: number
  name: string
}

/** An owner with all their data: two equal landings, one of them published, and a deleted one. */
export interface Holdings {
  owner: PersonId
  account: AccountId
  published: Named
  draft: Named
}

/** Unused ids and an unused name. */
export const NOBODYS: Named = {
  user: 2_000_000_001,
  landing: 2_000_000_002,
  deletedLanding: 2_000_000_003,
  vehicle: 2_000_000_004,
  image: 2_000_000_005,
  location: 2_000_000_006,
  feature: 2_000_000_007,
  reservation: 2_000_000_008,
  place: 2_000_000_009,
  block: 2_000_000_010,
  quote: 2_000_000_018,
  wish: 2_000_000_030,
  ledgerEntry: 2_000_000_019,
  drawerShift: 2_000_000_020,
  photograph: 2_000_000_025,
  contract: '999999999-2027-000001',
  saleDocument: 2_000_000_027,
  payLink: 2_000_000_023,
  slip: 2_000_000_024,
  gateway: 2_000_000_025,
  attempt: 2_000_000_026,
  partner: 2_000_000_027,
  import: 2_000_000_028,
  appliedImport: 2_000_000_029,
  feed: 2_000_000_013,
  previewLink: 2_000_000_014,
  pool: 2_000_000_015,
  otherPool: 2_000_000_016,
  joinedPool: 2_000_000_017,
  customer: 2_000_000_011,
  otherCustomer: 2_000_000_012,
  member: 2_000_000_019,
  invitation: 2_000_000_020,
  session: 2_000_000_021,
  passkey: 2_000_000_022,
  token: 'nobodys',
  account: 2_000_000_021,
  name: 'nobodys-landing',
}

let made = 0

interface Words {
  shownWord?: string
  commission?: number
}

/**
 * Creates an owner with one of everything, and a second landing that is a draft. `word` is in every text that is
 * private, `shownWord` in those that visitors of the published landing may see; `commission` is that of their vehicles.
 */
export async function makeHoldings(nelly: TestApp, word: string, words: Words = {}): Promise<Holdings> {
  const { owner, account, published } = await makePublished(nelly, word, words)
  const name = `${word}-draft-${made}`
  const common = { ...published, name, commission: words.commission ?? 0 }
  const draft = await makeLanding(nelly, common, word, word)
  await nelly.parts.db.update(landings).set({ status: 'draft' }).where(eq(landings.id, draft.landing))
  return { owner, account, published, draft }
}

/** The same without the draft, for tests that need no second landing. */
export async function makePublished(
  nelly: TestApp,
  word: string,
  { shownWord = word, commission = 0 }: Words = {},
): Promise<Omit<Holdings, 'draft'>> {
  made += 1
  const { db, now } = nelly.parts
  const { id: owner, account } = await nelly.addOwner({
    name: `${word} ${made}`,
    email: `${word}-${made}@example.com`,
  })
  await db
    .update(accounts)
    .set({ phone: word, avatar: `avatars/${word}/avatar.jpg` })
    .where(eq(accounts.id, account))
  const feature = await added(
    db
      .insert(specialFeatures)
      .values({ accountId: account, name: word, description: word, createdAt: now() })
      .returning(),
  )
  const deletedLanding = await addLanding(nelly.parts, { id: owner }, landingOf(`${word}-gone-${made}`, word))
  await db.update(landings).set({ deletedAt: now() }).where(eq(landings.id, deletedLanding))
  const team = await teamOf(nelly, { owner, account }, word)
  const ids = { user: owner, ...team, account, feature, deletedLanding }
  const common = { ...ids, commission, name: `${shownWord}-shown-${made}` }
  return { owner, account, published: await makeLanding(nelly, common, word, shownWord) }
}

type Common = Pick<
  Named,
  | 'user'
  | 'member'
  | 'invitation'
  | 'session'
  | 'passkey'
  | 'token'
  | 'account'
  | 'feature'
  | 'deletedLanding'
  | 'name'
> & {
  commission: number
}

/** Somebody at the desk of an account, and somebody who is invited to it. */
async function teamOf(
  { parts: { db, now } }: TestApp,
  { owner, account }: Pick<Holdings, 'owner' | 'account'>,
  word: string,
): Promise<Pick<Named, 'member' | 'invitation' | 'session' | 'passkey' | 'token'>> {
  const createdAt = now()
  const token = `${word}-${made}`
  const person = { email: `${word}-desk-${made}@example.com`, name: word, passwordHash: '', createdAt }
  const member = await added(db.insert(people).values(person).returning())
  await db.insert(members).values({ accountId: account, personId: member, role: 'desk', createdAt })
  const invitation = await added(
    db
      .insert(invitations)
      .values({
        ...{ accountId: account, email: `${word}-invited@example.com`, role: 'viewer', invitedBy: owner },
        ...{ tokenHash: secretHashOf(token), createdAt, expiresAt: new Date('2099-01-01') },
      })
      .returning(),
  )
  const session = await added(
    db
      .insert(sessions)
      .values({
        ...{ tokenHash: secretHashOf(`${token} of a session`), personId: member, accountId: account },
        ...{ createdAt, confirmedAt: createdAt, lastUsedAt: createdAt, idleSeconds: 3600 },
        expiresAt: new Date('2099-01-01'),
      })
      .returning(),
  )
  const passkey = await added(
    db
      .insert(passkeys)
      .values({
        ...{ personId: owner, name: word, credentialId: token, publicKey: token },
        ...{ counter: 0, createdAt },
      })
      .returning(),
  )
  const link = { tokenHash: secretHashOf(token), createdAt, expiresAt: new Date('2099-01-01') }
  const someone = { name: word, accountName: word, email: `${word}-new-${made}@example.com` }
  await db.insert(mailedLinks).values([
    { ...link, ...someone, kind: 'sign-up' },
    { ...link, kind: 'password-reset', email: person.email },
  ])
  await db.insert(emailChanges).values({
    personId: member,
    email: someone.email,
    sessionId: session,
    formerTokenHash: link.tokenHash,
    createdAt,
    expiresAt: link.expiresAt,
  })
  return { member, invitation, session, passkey, token }
}

async function makeLanding(nelly: TestApp, common: Common, word: string, shown: string): Promise<Named> {
  const { db, now } = nelly.parts
  const createdAt = now()
  const owner = { id: common.user as PersonId }
  const landing = await addLanding(nelly.parts, owner, landingOf(common.name, shown))
  const pair = { pickupPlace: shown, returnPlace: shown }
  const location = await added(
    db
      .insert(locations)
      .values({ landingId: landing, ...pair, createdAt })
      .returning(),
  )
  const offered = { name: shown, isPickup: true, isReturn: true, position: 0 }
  const place = await added(
    db
      .insert(places)
      .values({ landingId: landing, ...offered, address: word, phone: word, createdAt })
      .returning(),
  )
  const words = { name: shown, description: shown, brand: shown, features: [shown] }
  const vehicle = await addVehicle(nelly.parts, landing, {
    ...words,
    units: 500,
    commission: common.commission,
  })
  const pool = await poolOf(db, vehicle)
  const [otherPool, joinedPool] = await joinedPools(nelly.parts, common.user, word)
  const picture = { path: `vehicles/${shown}/picture.jpg`, width: 1, height: 1, sources: [] }
  const image = await added(
    db.insert(vehiclePictures).values({ vehicleId: vehicle, position: 0, picture, createdAt }).returning(),
  )
  if (word === shown) {
    await db.insert(vehicleSpecialFeatures).values({ vehicleId: vehicle, specialFeatureId: common.feature })
  }
  await db.insert(units).values({
    poolId: pool,
    number: 1,
    plate: word,
    plateKey: word.toUpperCase(),
    damages: word,
    notes: word,
    insuranceUntil: '2027-03-15' as CalendarDate,
  })
  const reservation = await reserved(nelly, landing, vehicle, word)
  await db.insert(reviews).values({
    reservationId: reservation,
    landingId: landing,
    secretHash: `${word} ${landing}`,
    askedAt: createdAt,
    stars: 4,
    text: word,
    name: word,
    language: 'es',
    givenAt: createdAt,
  })
  const [customer, otherCustomer] = await customersOf(nelly.parts, reservation, word)
  const block = await blocked(nelly, common.user, { landing, vehicle, note: word })
  const quote = await quoted(nelly.parts, { landing, vehicle, word })
  const wish = await waiting(nelly.parts, landing, word)
  const ledgerEntry = await paid(nelly.parts, { reservation, landing, account: common.account, word })
  const drawerShift = await added(
    db
      .insert(drawerShifts)
      .values({
        ...{ accountId: common.account, placeId: 1_000_000 + place, placeName: word },
        ...{ openedAt: createdAt, opening: [] },
      })
      .returning(),
  )
  const photograph = await photographed(nelly.parts, { reservation, account: common.account, word })
  const saleDocument = await sold(nelly.parts, { reservation, account: common.account, word })
  const contract = await contracted(nelly.parts, common.account, reservation)
  const [payLink, slip] = await asked(nelly.parts, { reservation, account: common.account, word })
  const [gateway, attempt] = await byCard(nelly.parts, { reservation, account: common.account, word })
  const partner = await added(
    db
      .insert(partners)
      .values({
        ...{ accountId: common.account, name: word, code: `${word}-${landing}`, percent: percent(10) },
        createdAt,
      })
      .returning(),
  )
  const file = {
    ...{ accountId: common.account, landingId: landing, kind: 'fleet' as const, fileName: `${word}.csv` },
    file: {
      sheets: [{ name: null, heads: ['placa'], rows: [{ line: 2, cells: [word] }] }],
      ...{ hiddenSheets: [], encoding: 'utf-8' as const, delimiter: ',' as const },
    },
    ...{ columns: ['plate' as const], choices: NO_CHOICES, defaults: {}, createdAt },
    counts: { new: 0, changed: 0, same: 0, refused: 1 },
  }
  const nothing = { vehicles: [], changedVehicles: [], pools: [], units: [] }
  const applied = { ...file, state: 'applied' as const, appliedAt: createdAt, rows: [], done: nothing }
  const [imported, appliedImport] = [
    await added(db.insert(imports).values(file).returning()),
    await added(db.insert(imports).values(applied).returning()),
  ]
  const feed = await added(
    db
      .insert(poolFeeds)
      .values({
        poolId: pool,
        name: word,
        url: `https://example.com/${word}.ics`,
        dueAt: createdAt,
        createdAt,
      })
      .returning(),
  )
  const previewLink = await added(
    db
      .insert(sitePreviewLinks)
      .values({
        landingId: landing,
        secretHash: `${word} ${landing}`,
        createdAt,
        endsAt: new Date('2099-01-01'),
      })
      .returning(),
  )
  await addRates(nelly.parts, landing, common.user, word)
  const { commission: _, ...names } = common
  return {
    ...names,
    landing,
    location,
    place,
    block,
    quote,
    wish,
    ledgerEntry,
    drawerShift,
    photograph,
    contract,
    saleDocument,
    payLink,
    slip,
    gateway,
    attempt,
    partner,
    import: imported,
    appliedImport,
    feed,
    previewLink,
    vehicle,
    pool,
    otherPool,
    joinedPool,
    image,
    reservation,
    customer,
    otherCustomer,
  }
}

/** A pool that no vehicle offers, and one that was joined to it. */
async function joinedPools(
  { db, now }: Parts,
  user: number,
  name: string,
): Promise<readonly [number, number]> {
  const accountId = await accountOf(db, user as PersonId)
  const row = { accountId, name, timezone: 'America/Santo_Domingo', createdAt: now() }
  const [kept, joined] = [
    await added(db.insert(pools).values(row).returning()),
    await added(db.insert(pools).values(row).returning()),
  ]
  const nothing = { reservations: [], vehicles: [], blocks: [], feeds: [], calendars: [], described: [] }
  const before = { units: 1, paired: { units: 1, numbers: [1] }, ...nothing }
  await db.insert(poolJoins).values({ poolId: kept, joinedId: joined, joinedAt: now(), before })
  return [kept, joined]
}

/** A payment for a reservation, with the owner's word in its note. */
async function paid(
  { db, now }: Parts,
  of: { reservation: number; landing: LandingId; account: number; word: string },
): Promise<number> {
  const minor = minorUnits(100)
  const row = {
    ...{ accountId: of.account, landingId: of.landing, reservationId: of.reservation, note: of.word },
    ...{ kind: 'payment' as const, method: 'cash' as const, actorKind: 'system' as const, at: now() },
    ...{ amountMinor: minor, currency: USD, bookedMinor: minor, bookedCurrency: USD },
    ...{ receiptYear: 2027, receiptNumber: of.reservation },
  }
  return added(db.insert(ledgerEntries).values(row).returning())
}

/** A photograph of the handover of a reservation, in files that are none but hold the owner's word. */
async function photographed(
  { db, files, now }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<number> {
  const path = `photographs/${randomUUID()}/photograph.jpg`
  const smallPath = `thumbnails/${randomUUID()}/thumbnail.jpg`
  for (const one of [path, smallPath]) await files.put(one, Buffer.from(of.word))
  const row = {
    ...{ accountId: of.account, reservationId: of.reservation, end: 'out' as const },
    ...{ path, smallPath, sha256: of.word, createdAt: now() },
  }
  return added(db.insert(reservationPhotographs).values(row).returning())
}

/** The contract of a reservation, with a file that is none, as drawing takes time. */
async function contracted({ db, now }: Parts, account: number, reservation: number): Promise<string> {
  const which = { account: account as AccountId, id: reservation as ReservationId, now: now() }
  const made = await makeContract(db, which)
  if (!made.ok) throw new Error(`no contract: ${made.refusal}`)
  const file = Buffer.from('%PDF')
  await db
    .update(contracts)
    .set({ file, sha256: 'f'.repeat(64) })
    .where(eq(contracts.id, made.value.id))
  return numberOf(made.value)
}

/** A link to pay for a reservation with a slip that waits, whose file is there. */
async function asked(
  { db, files, now }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<readonly [number, number]> {
  const row = {
    ...{ accountId: of.account, reservationId: of.reservation, kind: 'balance' as const, currency: USD },
    ...{ tokenHash: `${of.word} ${of.reservation}`, createdAt: now(), expiresAt: new Date('2099-01-01') },
  }
  const payLink = await added(db.insert(payLinks).values(row).returning())
  const path = `slips/${randomUUID()}/slip.jpg`
  await files.put(path, Buffer.from(of.word))
  const sent = { accountId: of.account, payLinkId: payLink, path, sha256: of.word, createdAt: now() }
  return [payLink, await added(db.insert(transferSlips).values(sent).returning())]
}

/** The account's gateway for cards, and an attempt to pay for a reservation of which nothing was heard. */
async function byCard(
  { db, now, secretsKey = '' }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<readonly [number, number]> {
  const settings = {
    ...{
      accountId: of.account,
      provider: 'azul' as const,
      currency: USD,
      currencyCode: '$',
      storedAt: now(),
    },
    ...{ merchantId: of.word, merchantName: of.word, pageUrl: 'https://azul.example/page' },
    sealedKey: sealed(of.word, { key: secretsKey, owner: `gateway of account ${of.account}` }),
  }
  // The landings of an owner share it.
  const target = [paymentGateways.accountId, paymentGateways.currency]
  const stored = db.insert(paymentGateways).values(settings)
  const gateway = await added(stored.onConflictDoUpdate({ target, set: settings }).returning())
  const attempt = {
    ...{ accountId: of.account, reservationId: of.reservation, purpose: 'payment' as const, currency: USD },
    ...{ provider: 'azul' as const, tokenHash: of.word, orderNumber: `${of.account} ${of.reservation}` },
    ...{ amountMinor: 500, state: 'unknown' as const, begunAt: now() },
  }
  return [gateway, await added(db.insert(paymentAttempts).values(attempt).returning())]
}

/** Somebody who waits for any vehicle of a landing, with the owner's word in it. */
const waiting = ({ db, now }: Parts, landing: LandingId, word: string): Promise<number> =>
  added(
    db
      .insert(waitingWishes)
      .values({
        ...{
          landingId: landing,
          email: `${word}@example.com`,
          language: 'es',
          createdAt: now(),
          confirmedAt: now(),
        },
        during: {
          pickup: '2099-03-10T10:00' as WallClock,
          return: '2099-03-12T10:00' as WallClock,
        },
        ...{ pickupPlace: word, returnPlace: word, secretHash: `${word} ${landing}` },
      })
      .returning(),
  )

/** An open quote of the vehicle at the price of the reservation, with the owner's word in it. */
async function quoted(
  { db, now }: Parts,
  { landing, vehicle, word }: { landing: LandingId; vehicle: VehicleId; word: string },
): Promise<number> {
  const [booked] = await db.select().from(reservations).where(eq(reservations.landingId, landing))
  if (!booked) throw new Error('the reservation is gone')
  const { during, persons, bags, quote: price } = booked
  const row = {
    landingId: landing,
    secret: `${word} ${landing}`,
    secretHash: `${word} ${landing}`,
    offered: [[{ vehicleId: vehicle, name: word, price, extras: [], additionalDrivers: 0 }]],
    ...{ during, persons, bags },
    ...{ pickupPlace: word, returnPlace: word },
    ...{ firstName: word, lastName: word, phone: '+1 809 555 0142', email: `${word}@example.com` },
    language: 'es' as const,
    createdAt: now(),
    expiresAt: new Date('2099-01-01'),
  }
  return added(db.insert(quotes).values(row).returning())
}

/** A block of one of the vehicle's units, with the owner's word in its note. */
async function blocked(
  { parts: { db, now } }: TestApp,
  user: number,
  { landing, vehicle, note }: { landing: LandingId; vehicle: VehicleId; note: string },
): Promise<number> {
  const account = await accountOf(db, user as PersonId)
  const principal: Principal = { account, actor: { kind: 'person', id: user as PersonId } }
  const fields = {
    vehicleId: vehicle,
    unit: 400,
    from: '2027-03-11T10:00' as WallClock,
    to: '2027-03-12T10:00' as WallClock,
    reason: 'maintenance' as const,
    note,
  }
  const made = await addBlock(db, principal, landing, { fields, now: now() }, async (_, block) => block.id)
  if (!made.ok) throw new Error(`no block: ${made.refusal}`)
  return made.value
}

/** The first version of a landing's rates, with the owner's word in its snapshot. */
async function addRates({ db, now }: Parts, landing: LandingId, person: number, word: string): Promise<void> {
  await db.insert(ratesVersions).values({
    landingId: landing,
    version: 1,
    rates: DEFAULT_RATES,
    snapshot: { vehicles: [], places: [{ id: 1, name: word }] },
    digest: word,
    createdAt: now(),
    personId: person,
  })
  await db.update(landings).set({ ratesVersion: 1 }).where(eq(landings.id, landing))
}

/** A customer's reservation, with the owner's word in it. */
async function reserved(
  { app, parts }: TestApp,
  landing: LandingId,
  vehicle: never | number,
  word: string,
): Promise<number> {
  const customer = {
    name: word,
    last_name: word,
    email: `${word}@example.com`,
    description: word,
  }
  const answer = await send(app, booking(landing, vehicle as never, customer))
  if (answer.statusCode !== 201) throw new Error(`no reservation: ${answer.body}`)
  const { id } = answer.json()
  await changed(parts, id)
  return id
}

/** The customer of a reservation, with the owner's word in their notes, and another one of the account. */
async function customersOf({ db, now }: Parts, id: number, word: string): Promise<[number, number]> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  const about = { notes: word, doNotRentAt: now(), doNotRentReason: word }
  const [customer] = await db
    .update(customers)
    .set(about)
    .where(eq(customers.id, row?.customerId ?? 0))
    .returning()
  if (!customer) throw new Error('the customer is gone')
  const { id: _, ...columns } = customer
  return [customer.id, await added(db.insert(customers).values(columns).returning())]
}

/** A change of a reservation in its history, so that there is one to undo, and a return, so that charges are proposed. */
async function changed({ db, now }: Parts, id: number): Promise<void> {
  await db.update(reservations).set({ returnedAt: now() }).where(eq(reservations.id, id))
  const [row] = await db.select(reservationColumns).from(reservations).where(eq(reservations.id, id))
  if (!row) throw new Error('the reservation is gone')
  const details: ChangeDetails = {
    fields: ['party'],
    overridden: [],
    total: { from: row.totalMinor, to: row.totalMinor, currency: row.currency },
    revision: row.revision,
    before: replacedOf(row),
  }
  const actor = { kind: 'system' } as const
  await appendReservationEvent(db, { reservationId: id, kind: 'changed', actor, at: now(), details })
}

const landingOf = (name: string, word: string): Partial<typeof landings.$inferInsert> => ({
  name,
  displayName: word,
  logo: { path: `logos/${word}/logo.png`, width: 1, height: 1, sources: [] },
  metaTitle: word,
  metaDescription: word,
})

async function added(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows
  if (!row) throw new Error('nothing was added')
  return row.id
}

/** The reservations' references, which only their customers and the owner may see. */
export const referencesOf = async ({ db }: Pick<Parts, 'db'>, landing: number): Promise<string[]> =>
  (await db.select().from(reservations).where(eq(reservations.landingId, landing))).map(
    ({ reference }) => reference,
  )

/** A document that corrects the one of a sale, which is of a reservation that is gone, so that this one's can be closed. */
async function sold(
  { db, now }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<number> {
  const sums = { tax: minorUnits(0), total: minorUnits(100) }
  const nothing = minorUnits(0)
  const forms = { cash: nothing, card: nothing, transfer: nothing, other: nothing, credit: sums.total }
  const content = {
    ...{ ...sums, forms, pesos: { ...sums, forms }, lines: [], language: 'es' as const },
    operator: { name: of.word, legalName: null, taxNumber: null, legalAddress: null },
    ...{ reference: of.word, vehicle: of.word, buyer: { name: of.word, document: null }, reason: of.word },
    ...{ from: '2027-03-10' as CalendarDate, to: '2027-03-13' as CalendarDate },
  }
  const row = {
    ...{ accountId: of.account, currency: USD, rate: 59, content, number: of.reservation },
    ...{ day: '2027-03-01' as CalendarDate, closedAt: now() },
  }
  const gone = { ...row, reservationId: 1_000_000_000 + of.reservation, year: 2025 }
  const correctsId = await added(db.insert(saleDocuments).values(gone).returning())
  const correction = { ...row, reservationId: of.reservation, year: 2026, correctsId }
  return added(db.insert(saleDocuments).values(correction).returning())
}
