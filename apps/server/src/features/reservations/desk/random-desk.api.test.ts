import { TAKEN_STEPS } from '@nelly/contract/reservations/steps'
import type { LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import { feeIfCancelled } from '@nelly/domain/reservations/fee-if-cancelled'
import { possibleSteps } from '@nelly/domain/reservations/steps'
import { addMinutes, dateOf, timeOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addPicture } from '../../../../tests/support/add-picture.ts'
import { addLanding, addVehicle, booking, poolOf, walkIn } from '../../../../tests/support/rental.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../../tests/support/test-database.ts'
import { auditDesk } from '../../../../tests/support/trust/audit-desk.ts'
import type { Query } from '../../../../tests/support/trust/query.ts'
import { createApp } from '../../../app.ts'
import { queryRows } from '../../../platform/db/database.ts'
import { blocks, quotes, reservations, units, vehicles } from '../../../platform/db/schema.ts'
import { cancelReservation } from '../cancel-reservation.ts'
import { expireRequest } from '../expire-request.ts'

const ZONE = 'America/Santo_Domingo'
const UNITS = 2

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
  'units',
  'together',
  'quote',
  'accept',
  'retire',
  'join',
  'part',
] as const
type ActionName = (typeof ACTIONS)[number]

/** Something that somebody does; its numbers choose among what there is then. */
const anyAction = fc.record({
  name: fc.constantFrom(...ACTIONS),
  /** Whether the operator of the other business tries it. */
  isStranger: fc.nat(9).map((n) => n === 0),
  nth: fc.nat(200),
  /** Hours from now to the pickup, in halves of a day, and the length. */
  inHalfDays: fc.integer({ min: 0, max: 10 }),
  halfDays: fc.integer({ min: 1, max: 8 }),
  vehicle: fc.nat(3),
  unit: fc.integer({ min: 1, max: UNITS + 1 }),
  flag: fc.boolean(),
})
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never

/** What happens at one moment, and the hours until the next. */
const anyRound = fc.record({
  hours: fc.constantFrom(0, 1, 6, 12, 30),
  actions: fc.array(anyAction, { minLength: 10, maxLength: 16 }),
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
  readonly offers: readonly Offer[]
  /** The pools of the second vehicles, which may be joined. */
  readonly pools: readonly [kept: number, joined: number]
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
  return { owner, landings, offers, pools }
}

type Row = typeof reservations.$inferSelect

/** What is there when a round begins. */
interface World {
  readonly nelly: TestApp
  readonly apps: readonly FastifyInstance[]
  readonly businesses: readonly Business[]
  readonly rows: readonly Row[]
  readonly blocks: readonly { id: number; landingId: number }[]
  /** Those that nobody has accepted. */
  readonly quotes: readonly { id: number; landingId: number; vehicleId: number }[]
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

/** What begins something, at one of the businesses in turn. */
const NEW = new Set<ActionName>([
  'book',
  'reserve',
  'block',
  'units',
  'together',
  'quote',
  'retire',
  'join',
  'part',
])

/** Does it, and never fails but by what is answered; 0 where there is nothing to do it with. */
async function act(world: World, action: Action, at: number): Promise<Answered> {
  const { nelly, apps, businesses, rows } = world
  const { name, nth, flag } = action
  const app = apps[at % apps.length] as FastifyInstance
  // Few of them, so that many do something with the same one.
  const hot = rows.slice(-8)
  const row = hot[nth % hot.length]
  const block = world.blocks[nth % world.blocks.length]
  const quote = world.quotes[nth % world.quotes.length]
  const ofLanding = (name === 'unblock' ? block : name === 'accept' ? quote : row)?.landingId
  const mine = NEW.has(name)
    ? nth % 2
    : businesses.findIndex(({ landings }) => landings.includes(ofLanding as LandingId))
  const business = businesses[mine] as Business
  const who = action.isStranger ? 1 - mine : mine
  const ask = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${world.tokens[who]}` }
    const { statusCode } = await app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload && { payload }),
    })
    return { name, status: statusCode, isStranger: action.isStranger }
  }
  const period = periodFrom(world.now, action)
  const { landing, vehicle } = (business?.offers[action.vehicle] ?? {}) as Offer
  const none = { name, status: 0, isStranger: false }
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
    const others = business.offers.filter((offer) => offer.landing === landing).toReversed()
    return ask('POST', `/landings/${landing}/desk-reservations`, {
      ...walkIn(vehicle, { email: 'maria@example.com', ...movedTo(period) }),
      others: others.map((other) => ({ vehicle: other.vehicle })),
    })
  }
  if (name === 'quote') {
    const { vehicle: _, ...wish } = walkIn(vehicle, { email: 'maria@example.com', ...movedTo(period) })
    return ask('POST', `/landings/${landing}/desk-quotes`, { ...wish, vehicles: [vehicle], holds: flag })
  }
  if (name === 'accept')
    return quote ? ask('POST', `/desk-quotes/${quote.id}/reservation`, { vehicleId: quote.vehicleId }) : none
  if (name === 'retire')
    return ask('PUT', `/vehicles/${vehicle}/units/${action.unit}`, {
      outFrom: flag ? dateOf(period.pickup) : null,
    })
  if (name === 'join' || name === 'part') {
    const [kept, joined] = business.pools
    return name === 'join'
      ? ask('POST', `/pools/${kept}/join`, { poolId: joined })
      : ask('POST', `/pools/${joined}/part`)
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
test('whatever is done at once on two servers, no status is reached that the table forbids, and no unit is out or held twice', async () => {
  const nelly = await startTestApp()
  const other = await createApp({ ...nelly.parts, db: await connectedAnew(nelly.parts.db) })
  onTestFinished(() => other.close())
  const done = new Set<ActionName>()
  await fc.assert(
    fc.asyncProperty(fc.array(anyRound, { minLength: 14, maxLength: 14 }), async (rounds) => {
      const known = new Set<number>()
      const businesses = [await businessOf(nelly, 'instant'), await businessOf(nelly, 'on_request')]
      const { db } = nelly.parts
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
          quotes: (await db.select().from(quotes).where(isNull(quotes.acceptedAt))).map(
            ({ id, landingId, offered }) => ({ id, landingId, vehicleId: offered[0]?.vehicleId ?? 0 }),
          ),
          now: wallClockIn(ZONE, nelly.clock.now()),
          tokens: await Promise.all(businesses.map(({ owner }) => nelly.signIn(owner))),
        }
        const answers = await Promise.all(actions.map((action, at) => act(world, action, at)))
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
        expect(answers.filter(({ isStranger, status }) => isStranger && status !== 404)).toEqual([])
        for (const { name, status } of answers) if (status === 200 || status === 201) done.add(name)
        const query: Query = (text) => queryRows(db, sql.raw(text))
        expect(await auditDesk(query, nelly.clock.now())).toEqual([])
        for (const { id } of world.rows) known.add(id)
        const kept = new Set((await query('select id from reservations')).map(({ id }) => Number(id)))
        expect(
          [...known].filter((id) => !kept.has(id)),
          'reservations are lost',
        ).toEqual([])
      }
      // The next case begins without them.
      await db.delete(reservations)
      await db.delete(blocks)
      await db.delete(quotes)
    }),
    { numRuns: 4, endOnFailure: true },
  )
  expect([...done].sort()).toEqual([...new Set(ACTIONS)].sort())
}, 300_000)
