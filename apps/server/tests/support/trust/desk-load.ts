import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { VehicleId } from '@nelly/domain/ids'
import { walkIn } from '../rental.ts'
import { type AtDesk, type Ledger, noteAtDesk } from './ledger.ts'
import { anyOf, randomRequest } from './random-request.ts'
import type { RentalHouse } from './rental-house.ts'

const STEPS = ['hand_over', 'take_back', 'undo_take_back', 'close', 'undo_hand_over', 'reopen'] as const
const MONEY_KINDS = ['payment', 'refund', 'deposit_held', 'deposit_captured', 'deposit_released'] as const
/** Few of the reservations, so that several operators work with the same ones. */
const NEWEST = 40
const MOST_UNITS = 3

/**
 * What an operator does next at the desk: a step with a reservation, a drag to other dates, units or vehicles, its undo, a
 * cancellation, a reservation for somebody on the phone, money that changes hands, a block or its end. The answer is recorded in the ledger; refusals are fine.
 * Throws where there was no answer, or none that says what happened.
 */
export async function workAtDesk(
  house: RentalHouse,
  ledger: Ledger,
  origin: string,
  within: number,
): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${house.token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const found = (await answer.json()) as Answer
    if (answer.status >= 500 || answer.status === 401) throw new Error(`answered ${answer.status}`)
    return answer.ok ? found : undefined
  }
  const any = Math.random()
  if (any < 0.08) await block(ask, house, ledger, within)
  else if (any < 0.12) await unblock(ask, ledger)
  else if (any < 0.2) await reserveByPhone(ask, house, ledger, within)
  else if (any < 0.35) await writeEntry(ask, ledger)
  else await changeOne(ask, house, ledger, within)
  await pause(20)
}

/** The reservation of an answer; of a block, only the id. */
type Answer = { id: number } & Partial<AtDesk>
/** Sends a call; undefined where it was refused. */
type Ask = (method: string, path: string, body?: object) => Promise<Answer | undefined>

/** Does something with one of the newest reservations. */
async function changeOne(ask: Ask, house: RentalHouse, ledger: Ledger, within: number): Promise<void> {
  const [id, known] = anyOf(Object.entries(ledger.desk).slice(-NEWEST)) ?? []
  if (!known) return
  const [method, path, body] = anyChange(house, known.revision, within)
  const changed = await ask(method, `/reservations/${id}${path}`, body)
  if (changed) noteAtDesk(ledger, changed)
}

/** Writes down money of one of the newest reservations. */
async function writeEntry(ask: Ask, { desk, entries }: Ledger): Promise<void> {
  const [id] = anyOf(Object.entries(desk).slice(-NEWEST)) ?? []
  if (id === undefined) return
  const entry = { kind: anyOf(MONEY_KINDS), amount: 1 + Math.floor(Math.random() * 20_000), method: 'cash' }
  const written = await ask('POST', `/reservations/${id}/ledger`, { ...entry, currency: 'USD' })
  if (written) entries.push(written.id)
}

/** A call below a reservation's path. */
function anyChange(house: RentalHouse, revision: number, within: number): [string, string, object] {
  const any = Math.random()
  if (any < 0.5) return ['POST', '/steps', { step: anyOf(STEPS) }]
  if (any < 0.65) return ['PUT', '/unit', { unit: anyUnit(), isSwap: true }]
  if (any < 0.72) return ['POST', '/cancellation', { reason: 'duplicate' }]
  if (any < 0.78) return ['POST', '/undo-change', { revision }]
  return ['PATCH', '', { revision, ...dragged(house, within) }]
}

/** Other dates, or another vehicle too, or a unit of it. */
function dragged(house: RentalHouse, within: number) {
  const { vehicle, pickupDate, pickupTime, returnDate, returnTime } = deskRequest(house, within)
  return {
    pickupDate,
    pickupTime,
    returnDate,
    returnTime,
    ...(Math.random() < 0.5 && { vehicle }),
    ...(Math.random() < 0.5 && { unit: anyUnit() }),
    override: { reason: 'A regular customer' },
  }
}

/** A random request of a visitor's, as the desk sends it. */
function deskRequest(house: RentalHouse, within: number) {
  const request = randomRequest(house, within)
  return walkIn(request.id_vehicle as VehicleId, {
    pickupDate: request.date_of_departure,
    pickupTime: request.time_of_departure,
    returnDate: request.date_of_arrival,
    returnTime: request.time_of_arrival,
    email: request.email,
  })
}

const anyUnit = () => 1 + Math.floor(Math.random() * MOST_UNITS)

async function reserveByPhone(ask: Ask, house: RentalHouse, ledger: Ledger, within: number): Promise<void> {
  const request = deskRequest(house, within)
  const { landing } = house.offers.find(({ vehicle }) => vehicle === request.vehicle) ?? house
  const made = await ask('POST', `/landings/${landing}/desk-reservations`, request)
  if (made) noteAtDesk(ledger, made)
}

async function block(ask: Ask, house: RentalHouse, ledger: Ledger, within: number): Promise<void> {
  const { landing, vehicles } = house
  const { date_of_departure, date_of_arrival, time_of_arrival } = randomRequest(house, within)
  const made = await ask('POST', `/landings/${landing}/blocks`, {
    vehicleId: anyOf(vehicles) as VehicleId,
    unit: anyUnit(),
    from: `${date_of_departure}T00:00`,
    to: `${date_of_arrival}T${time_of_arrival}`,
    reason: 'maintenance',
  })
  if (made) ledger.blocks[made.id] = 'held'
}

async function unblock(ask: Ask, { blocks }: Ledger): Promise<void> {
  const [id, state] = anyOf(Object.entries(blocks)) ?? []
  if (id === undefined || state === 'removed') return
  blocks[id] = 'removing'
  if (await ask('DELETE', `/blocks/${id}`)) blocks[id] = 'removed'
}
