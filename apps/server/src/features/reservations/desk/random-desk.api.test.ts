import { TAKEN_STEPS } from '@nelly/contract/reservations/steps'
import type { LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { feeIfCancelled } from '@nelly/domain/reservations/fee-if-cancelled'
import { possibleSteps } from '@nelly/domain/reservations/steps'
import { addMinutes, dateOf, timeOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addPicture } from '../../../../tests/support/add-picture.ts'
import { addLanding, addVehicle, booking, poolOf, walkIn } from '../../../../tests/support/rental.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../../tests/support/test-database.ts'
import { auditDesk } from '../../../../tests/support/trust/audit-desk.ts'
import { auditMoney } from '../../../../tests/support/trust/audit-money.ts'
import { auditReservations } from '../../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../../tests/support/trust/ledger.ts'
import type { Query } from '../../../../tests/support/trust/query.ts'
import { createApp } from '../../../app.ts'
import { queryRows } from '../../../platform/db/database.ts'
import {
  blocks,
  landings,
  ledgerEntries,
  poolJoins,
  pools,
  quotes,
  reservations,
  units,
  vehicles,
} from '../../../platform/db/schema.ts'
import { cancelReservation } from '../cancel-reservation.ts'
import { expireRequest } from '../expire-request.ts'

const ZONE = 'America/Santo_Domingo'
const UNITS = 2
/** What befalls an operator's fleet in some rounds is a history; more of them: `FUZZ=50`. */
const HISTORIES = 200 * Number(process.env.FUZZ ?? 1)
/** How many there are at one time. */
const BUSINESSES = 20
const ROUNDS = 5
/** What is done at once. */
const ACTS = 30

/** What can be done, the usual more often. */
const ACTIONS = [
  'book',
  'reserve',
  'step',
  'step',
  'step',
  'change',
  'change',
  'undo',
  'choose',
  'choose',
  'cancel',
  'withdraw',
  'expire',
  'delete',
  'restore',
  'block',
  'unblock',
  'unblock',
  'units',
  'together',
  'quote',
  'accept',
  'accept',
  'days',
  'days',
  'offer',
  'join',
  'join',
  'part',
  'part',
  'drop',
  'pay',
  'pay',
  'reverse',
  'close',
  'close',
  'reopen',
  'reopen',
  'reopen',
  'reopen',
] as const
type ActionName = (typeof ACTIONS)[number]

/** Something that somebody does; its numbers choose among what there is then. */
const anyAction = fc.record({
  name: fc.constantFrom(...ACTIONS),
  business: fc.nat(BUSINESSES - 1),
  /** Whether the operator of another business tries it. */
  isStranger: fc.nat(9).map((n) => n === 0),
  nth: fc.nat(200),
  /** Hours from now to the pickup, in halves of a day, and the length. */
  inHalfDays: fc.integer({ min: 0, max: 10 }),
  halfDays: fc.integer({ min: 1, max: 8 }),
  vehicle: fc.nat(20),
  unit: fc.integer({ min: 1, max: UNITS + 1 }),
  flag: fc.boolean(),
})
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never

/** What happens at one moment, and the hours until the next. */
const anyRound = fc.record({
  hours: fc.constantFrom(0, 1, 6, 12, 30),
  actions: fc.array(anyAction, { minLength: ACTS, maxLength: ACTS }),
})

/** A vehicle of a landing. */
interface Offer {
  readonly landing: LandingId
  readonly vehicle: VehicleId
}

/**
 * An operator with two landings: the first vehicle of both offers the same units. The second ones have pools of their own, of which one
 * car stands in both.
 */
interface Business {
  readonly owner: TestOwner
  readonly landings: readonly LandingId[]
}

async function businessOf(nelly: TestApp, bookingMode: 'instant' | 'on_request'): Promise<Business> {
  const owner = await nelly.addOwner()
  const { parts } = nelly
  const add = () => addLanding(parts, owner, { bookingMode, answerHours: 12, timezone: ZONE })
  const landings = [await add(), await add()] as const
  const first = await addVehicle(parts, landings[0], { units: UNITS })
  const poolId = await poolOf(parts.db, first)
  const offers = [
    { landing: landings[0], vehicle: first },
    { landing: landings[0], vehicle: await addVehicle(parts, landings[0], { units: UNITS }) },
    { landing: landings[1], vehicle: await addVehicle(parts, landings[1], { poolId }) },
    { landing: landings[1], vehicle: await addVehicle(parts, landings[1], { units: UNITS }) },
  ] as const
  for (const { vehicle } of offers) await addPicture(parts, vehicle)
  const pools = [
    await poolOf(parts.db, offers[1].vehicle),
    await poolOf(parts.db, offers[3].vehicle),
  ] as const
  const plates = pools.flatMap((pool, nth) =>
    [1, 2].map((number) => ({
      poolId: pool,
      number,
      plate: number === 1 ? `A${owner.id}` : `B${owner.id}${nth}`,
    })),
  )
  await parts.db.insert(units).values(plates.map((unit) => ({ ...unit, plateKey: unit.plate })))
  return { owner, landings }
}

type Row = typeof reservations.$inferSelect

/** What is there when a round begins. */
interface World {
  readonly nelly: TestApp
  readonly apps: readonly FastifyInstance[]
  readonly businesses: readonly Business[]
  readonly rows: readonly Row[]
  readonly blocks: readonly { id: number; landingId: number }[]
  /** Vehicles that are not deleted, and the pools of each account. */
  readonly offers: readonly Offer[]
  readonly pools: readonly { id: number; accountId: number }[]
  /** Landings that are deleted, though not for good. */
  readonly closed: readonly { id: number }[]
  /** The pools that were joined to another. */
  readonly joined: readonly { id: number }[]
  /** Those that nobody has accepted. */
  readonly quotes: readonly { id: number; landingId: number }[]
  /** Entries of ledgers that somebody wrote. */
  readonly entries: readonly { id: number; landingId: number }[]
  readonly now: WallClock
  /** Of the operators, in the order of the businesses. */
  readonly tokens: readonly string[]
}

/** How an action was answered. */
interface Answered {
  readonly name: ActionName
  readonly status: number
  readonly isStranger: boolean
}

/** What is done with a reservation, a block, a quote or an entry of a ledger that is there. */
const WITH_THINGS = new Set<ActionName>([
  'step',
  'change',
  'undo',
  'choose',
  'cancel',
  'withdraw',
  'delete',
  'restore',
  'unblock',
  'accept',
  'pay',
  'reverse',
])

const PAID = [
  ...(['payment', 'deposit_held', 'refund', 'deposit_captured', 'deposit_released', 'charge'] as const),
  ...(['credit', 'deposit_lapsed'] as const),
] as const

/** Does it, and never fails but by what is answered; 0 where there is nothing to do it with. */
async function act(world: World, action: Action, at: number): Promise<Answered> {
  const { nelly, apps, businesses } = world
  const { name, nth, flag } = action
  const app = apps[at % apps.length] as FastifyInstance
  // Where the chosen business has nothing to do it with, another one that has does it.
  const things =
    { accept: world.quotes, unblock: world.blocks, reverse: world.entries }[name as string] ?? world.rows
  const isOf = (business: Business | undefined, landing: number | null) =>
    business?.landings.includes(landing as LandingId) ?? false
  const has = (business: Business | undefined) => things.some(({ landingId }) => isOf(business, landingId))
  const chosen = businesses[action.business]
  const { landingId: elsewhere = null } = anyOf<{ landingId: number | null }>(things, nth) ?? {}
  const mine =
    !WITH_THINGS.has(name) || has(chosen)
      ? action.business
      : businesses.findIndex((business) => isOf(business, elsewhere))
  const business = businesses[mine]
  if (!business) return { name, status: 0, isStranger: false }
  const isMine = (landing: number | null) => isOf(business, landing)
  const mineOf = <T extends { landingId: number | null }>(list: readonly T[]) =>
    list.filter(({ landingId }) => isMine(landingId))
  // The newest, so that many do something with the same one.
  const row = anyOf(mineOf(world.rows).slice(-8), nth)
  const block = anyOf(mineOf(world.blocks), nth)
  const quote = anyOf(mineOf(world.quotes), nth)
  const offers = world.offers.filter(({ landing }) => isMine(landing))
  const pools = world.pools.filter(({ accountId }) => accountId === business.owner.account)
  const who = action.isStranger ? (mine + 1) % businesses.length : mine
  const ask = async (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    api = '/api',
  ) => {
    const headers = { authorization: `Bearer ${world.tokens[who]}` }
    const { statusCode } = await app.inject({
      method,
      url: `${api}${url}`,
      headers,
      ...(payload && { payload }),
    })
    return { name, status: statusCode, isStranger: action.isStranger }
  }
  const period = periodFrom(world.now, action)
  const none = { name, status: 0, isStranger: false }
  if (name === 'reopen') {
    const closed = anyOf(
      world.closed.filter(({ id }) => isMine(id)),
      nth,
    )
    return closed ? ask('POST', `/landing/restore/${closed.id}`, {}, '') : none
  }
  const offer = anyOf(offers, action.vehicle)
  if (!offer) return none
  const { landing, vehicle } = offer
  if (name === 'book') {
    const payload = booking(landing, vehicle, dates(period))
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/reservations', payload })
    return { name, status: statusCode, isStranger: false }
  }
  if (name === 'reserve') {
    return ask('POST', `/landings/${landing}/desk-reservations`, {
      ...walkIn(vehicle, { email: 'maria@example.com', ...movedTo(period) }),
      ...(flag && { unit: action.unit }),
    })
  }
  if (name === 'together') {
    const others = offers.filter((other) => other.landing === landing && other !== offer)
    return ask('POST', `/landings/${landing}/desk-reservations`, {
      ...walkIn(vehicle, { email: 'maria@example.com', ...movedTo(period) }),
      others: others.map((other) => ({ vehicle: other.vehicle })),
    })
  }
  if (name === 'quote') {
    const { vehicle: _, ...wish } = walkIn(vehicle, { email: 'maria@example.com', ...movedTo(period) })
    const others = nth % 3 === 0 ? [{ vehicle }] : []
    return ask('POST', `/landings/${landing}/desk-quotes`, {
      ...wish,
      ...{ vehicles: [vehicle], others, holds: flag },
    })
  }
  if (name === 'accept')
    return quote ? ask('POST', `/desk-quotes/${quote.id}/reservation`, { offer: 0 }) : none
  if (name === 'days')
    return ask('PUT', `/vehicles/${vehicle}/units/${action.unit}`, {
      [['outFrom', 'onFleet', 'offFleet'][nth % 3] ?? '']: flag ? dateOf(period.pickup) : null,
    })
  if (name === 'offer') return ask('POST', `/vehicles/${landing}/${vehicle}/duplicate`, { isSamePool: flag })
  const [pool, another] = [anyOf(pools, nth)?.id, anyOf(pools, nth + 1 + action.unit)?.id]
  if (name === 'join')
    return pool === another ? none : ask('POST', `/pools/${pool}/join`, { poolId: another })
  const joined = anyOf(
    world.joined.filter(({ id }) => pools.some((one) => one.id === id)),
    nth,
  )
  if (name === 'part') return joined ? ask('POST', `/pools/${joined.id}/part`) : none
  if (name === 'drop') return ask('DELETE', `/vehicle/${vehicle}`)
  if (name === 'close') {
    const closed = await ask('DELETE', `/landing/${landing}`, undefined, '')
    return flag || closed.status !== 200
      ? closed
      : ask('DELETE', `/landing/deletedFinal/${landing}`, undefined, '')
  }
  if (name === 'block')
    return ask('POST', `/landings/${landing}/blocks`, {
      vehicleId: vehicle,
      from: period.pickup,
      to: period.return,
      reason: 'maintenance',
      ...(flag && { unit: action.unit }),
    })
  if (name === 'units')
    return ask('PUT', `/vehicles/${landing}/${vehicle}`, { units: flag ? UNITS : action.unit })
  if (name === 'unblock') return block ? ask('DELETE', `/blocks/${block.id}`) : none
  if (name === 'reverse') {
    const entry = anyOf(mineOf(world.entries), nth)
    return entry ? ask('POST', `/ledger/${entry.id}/reversal`, { reason: 'Written twice' }) : none
  }
  if (!row) return none
  const id = row.id as ReservationId
  const now = nelly.clock.now()
  switch (name) {
    case 'step': {
      const possible = possibleSteps(row.status, 'person').filter(
        (step) => step !== 'cancel' && step !== 'no_show',
      )
      const step = flag
        ? (possible[action.unit % possible.length] ?? 'confirm')
        : TAKEN_STEPS[nth % TAKEN_STEPS.length]
      return ask('POST', `/reservations/${id}/steps`, { step, ...(flag && { revision: row.revision }) })
    }
    case 'change':
    case 'undo': {
      const changed = await ask('PATCH', `/reservations/${id}`, {
        revision: row.revision,
        ...(flag ? endOf(movedTo(period)) : { ...movedTo(period), vehicle }),
        ...(nth % 5 === 0 && { unit: action.unit }),
        override: { reason: 'Regular customer' },
      })
      return name === 'change' || changed.status !== 200
        ? { ...changed, name: 'change' }
        : ask('POST', `/reservations/${id}/undo-change`, { revision: row.revision + 1 })
    }
    case 'choose':
      return ask('PUT', `/reservations/${id}/unit`, {
        unit: action.unit,
        isPinned: nth % 3 > 0,
        isSwap: flag,
      })
    case 'cancel':
      return ask('POST', `/reservations/${id}/cancellation`, {
        reason: flag ? 'no-show' : 'duplicate',
      })
    case 'withdraw': {
      const seenFee = feeIfCancelled(row.status, row.quote, row.during.pickup, world.now)
      const { ok } = await cancelReservation(nelly.parts.db, id, { seenFee, now, mails: undefined })
      return { name, status: ok ? 200 : 409, isStranger: false }
    }
    case 'expire': {
      // One whose time has come: any row is seldom one.
      const due = world.rows.filter(
        ({ status, answerBy }) => status === 'requested' && answerBy && answerBy <= now,
      )
      const expiring = due[nth % due.length]
      if (!expiring) return none
      const which = expiring.id as ReservationId
      const isExpired = await expireRequest(nelly.parts.db, which, { origin: undefined, now })
      return { name, status: isExpired ? 200 : 409, isStranger: false }
    }
    case 'pay': {
      const entry = { kind: PAID[nth % PAID.length], amount: 1000 * action.halfDays }
      const isCharge = entry.kind === 'charge' || entry.kind === 'credit'
      return ask('POST', `/reservations/${id}/ledger`, {
        ...entry,
        ...(isCharge ? { note: 'A car wash' } : { method: flag ? 'cash' : 'card' }),
        ...(flag ? { currency: 'DOP', rate: 59.1234 } : { currency: 'USD' }),
      })
    }
    case 'delete':
      return ask('DELETE', `/reservations/${id}`)
    case 'restore':
      return ask('POST', `/reservations/${id}/restoration`)
  }
}

function periodFrom(now: WallClock, { inHalfDays, halfDays }: Action) {
  const pickup = addMinutes(now, inHalfDays * 720)
  return { pickup, return: addMinutes(pickup, halfDays * 720) }
}

const anyOf = <T>(list: readonly T[], nth: number): T | undefined => list[nth % list.length]

const dates = (period: { pickup: WallClock; return: WallClock }) => ({
  date_of_departure: dateOf(period.pickup),
  time_of_departure: timeOf(period.pickup),
  date_of_arrival: dateOf(period.return),
  time_of_arrival: timeOf(period.return),
})

const movedTo = (period: { pickup: WallClock; return: WallClock }) => ({
  pickupDate: dateOf(period.pickup),
  pickupTime: timeOf(period.pickup),
  returnDate: dateOf(period.return),
  returnTime: timeOf(period.return),
})
const endOf = ({ returnDate, returnTime }: ReturnType<typeof movedTo>) => ({ returnDate, returnTime })

// Rule of "Screens: the operator's lists and forms": domain/reservations/steps.ts, server/features/reservations/take-step.ts, server/features/units/choose-unit.ts
test(
  'whatever is done at once on two servers, no status is reached that the table forbids, no unit is out or held twice, and money adds up',
  async () => {
    const nelly = await startTestApp()
    const other = await createApp({ ...nelly.parts, db: await connectedAnew(nelly.parts.db) })
    onTestFinished(() => other.close())
    const done = new Set<ActionName>()
    const { db } = nelly.parts
    const query: Query = (text) => queryRows(db, sql.raw(text))
    await fc.assert(
      fc.asyncProperty(fc.array(anyRound, { minLength: ROUNDS, maxLength: ROUNDS }), async (rounds) => {
        const known = new Map<number, number | null>()
        const businesses = await Promise.all(
          Array.from({ length: BUSINESSES }, (_, nth) =>
            businessOf(nelly, nth % 2 === 0 ? 'instant' : 'on_request'),
          ),
        )
        const isTheirs = inArray(
          landings.accountId,
          businesses.map(({ owner }) => owner.account),
        )
        for (const { hours, actions } of rounds) {
          nelly.clock.advance(hours * 3_600_000)
          const world: World = {
            nelly,
            apps: [nelly.app, other],
            businesses,
            rows: await db
              .select()
              .from(reservations)
              .where(sql`${reservations.blockId} is null`)
              .orderBy(asc(reservations.id)),
            blocks: await db
              .select({ id: blocks.id, landingId: vehicles.landingId })
              .from(blocks)
              .innerJoin(vehicles, eq(vehicles.poolId, blocks.poolId)),
            offers: (await db
              .select({ landing: vehicles.landingId, vehicle: vehicles.id })
              .from(vehicles)
              .innerJoin(landings, eq(landings.id, vehicles.landingId))
              .where(and(isNull(vehicles.deletedAt), isNull(landings.deletedAt), isTheirs))
              .orderBy(asc(vehicles.id))) as Offer[],
            closed: await db
              .select({ id: landings.id })
              .from(landings)
              .where(and(isNotNull(landings.deletedAt), isTheirs)),
            pools: await db.select({ id: pools.id, accountId: pools.accountId }).from(pools),
            joined: await db.select({ id: poolJoins.joinedId }).from(poolJoins),
            quotes: (await db.select().from(quotes).where(isNull(quotes.acceptedAt))).map(
              ({ id, landingId }) => ({ id, landingId }),
            ),
            entries: await db
              .select({ id: ledgerEntries.id, landingId: ledgerEntries.landingId })
              .from(ledgerEntries)
              .where(not(ledgerEntries.isOfPrice)),
            now: wallClockIn(ZONE, nelly.clock.now()),
            tokens: await Promise.all(businesses.map(({ owner }) => nelly.signIn(owner))),
          }
          const answers = await Promise.all(actions.map((action, at) => act(world, action, at)))
          expect(answers.filter(({ status }) => status >= 500)).toEqual([])
          expect(answers.filter(({ isStranger, status }) => isStranger && status !== 404)).toEqual([])
          for (const { name, status } of answers) if (status === 200 || status === 201) done.add(name)
          expect(await auditDesk(query, nelly.clock.now())).toEqual([])
          expect(await auditReservations(query, emptyLedger(0), nelly.clock.now())).toEqual([])
          expect(await auditMoney(query, emptyLedger(0))).toEqual([])
          for (const { id, landingId } of world.rows) known.set(id, landingId)
          const kept = new Set((await query('select id from reservations')).map(({ id }) => Number(id)))
          // Those of a landing that was deleted for good went with it.
          const there = new Set((await query('select id from landings')).map(({ id }) => Number(id)))
          expect(
            [...known].filter(([id, landing]) => !kept.has(id) && there.has(landing ?? 0)),
            'reservations are lost',
          ).toEqual([])
        }
        // The next ones begin without them.
        await db.delete(reservations)
        await db.delete(blocks)
        await db.delete(quotes)
      }),
      { numRuns: HISTORIES / BUSINESSES, endOnFailure: true },
    )
    expect([...done].sort()).toEqual([...new Set(ACTIONS)].sort())
  },
  600_000 * Number(process.env.FUZZ ?? 1),
)
