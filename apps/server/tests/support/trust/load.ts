import { randomUUID } from 'node:crypto'
import type { VehicleId } from '@nelly/domain/ids'
import { loginOverHttp } from '../login-over-http.ts'
import { plainPicture } from '../pictures.ts'
import { booking } from '../rental.ts'
import type { Ledger } from './ledger.ts'
import type { RentalHouse } from './rental-house.ts'

/** Running clients. */
interface Load {
  /** Lets each finish its current request. */
  stop(): Promise<void>
}

interface Clients {
  /** The address of the next request: servers come and go. */
  origin: () => string
  visitors?: number
  /** Whether owners sign in, rename vehicles and upload pictures meanwhile. */
  owners?: boolean
  /** The pause of each after a response, in milliseconds. */
  rest?: number
  /** How many vehicles owners add at most. */
  mostAdded?: number
}

/** Starts clients of visitors and owners, and records their responses in the ledger. Failures are retried. */
export function startLoad(
  house: RentalHouse,
  ledger: Ledger,
  { origin, visitors = 8, owners = true, rest = 0, mostAdded = Number.POSITIVE_INFINITY }: Clients,
): Load {
  const stopping = new AbortController()
  const atWork = async (work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      const done = await work().then(
        () => true,
        () => false,
      )
      await pause(done ? rest : 50)
    }
  }
  const owner = ownerOf(house, ledger, origin)
  const [renamed, ...pictured] = house.edited
  const workers = Array.from({ length: visitors }, () => atWork(() => reserve(house, ledger, origin())))
  if (owners) {
    workers.push(atWork(owner.signIn), atWork(owner.workAtDesk), atWork(owner.workAtDesk))
    if (renamed) workers.push(atWork(() => owner.rename(renamed)))
    for (const vehicle of pictured) workers.push(atWork(() => owner.changePicture(vehicle)))
    workers.push(atWork(() => (ledger.pictures.length < mostAdded ? owner.addPictured() : pause(1000))))
  }
  return {
    async stop() {
      stopping.abort()
      await Promise.all(workers)
    },
  }
}

/** Retries requests without a response: the responses are the same as the lost ones. */
export async function sendUnanswered(ledger: Ledger, origin: string): Promise<void> {
  for (const [key, request] of Object.entries(ledger.unanswered))
    await sendReservation(ledger, origin, key, request)
}

/**
 * A reservation for some days within the next months, of any vehicle; now and then a retry of one without a response.
 */
async function reserve(house: RentalHouse, ledger: Ledger, origin: string): Promise<void> {
  const [unanswered] = Object.entries(ledger.unanswered)
  if (unanswered && Math.random() < 0.3) return sendReservation(ledger, origin, ...unanswered)
  await sendReservation(ledger, origin, randomUUID(), randomRequest(house))
}

/** The request of a visitor who books any vehicle for one to six days of the next `within` days. */
export function randomRequest({ landing, vehicles }: RentalHouse, within = 300) {
  const vehicle = vehicles[Math.floor(Math.random() * vehicles.length)] as VehicleId
  const hour = Math.floor(Math.random() * 24 * within) + 48
  const length = 5 + Math.floor(Math.random() * 140)
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const [pickup, back] = [at(hour), at(hour + length)]
  return booking(landing, vehicle, {
    date_of_departure: pickup.slice(0, 10),
    time_of_departure: `${pickup.slice(11, 13)}:00`,
    date_of_arrival: back.slice(0, 10),
    time_of_arrival: `${back.slice(11, 13)}:00`,
  })
}

async function sendReservation(ledger: Ledger, origin: string, key: string, request: object): Promise<void> {
  ledger.unanswered[key] = request
  const answer = await fetch(`${origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(request),
  })
  const reserved = (await answer.json()) as DeskAnswer & { reference: string }
  if (answer.status === 201) {
    ledger.reservations[key] = reserved.reference
    noteAtDesk(ledger, reserved)
  }
  if (answer.status !== 201 && answer.status !== 409) throw new Error(`not answered: ${answer.status}`)
  delete ledger.unanswered[key]
}

/** A reservation as calls answer it, as far as it changes at the desk. */
interface DeskAnswer {
  id: number
  status: string
  revision: number
}

function noteAtDesk({ desk }: Ledger, { id, status, revision }: DeskAnswer): void {
  if ((desk[id]?.revision ?? -1) < revision) desk[id] = { status, revision }
}

/** The owner's requests. */
function ownerOf(house: RentalHouse, ledger: Ledger, origin: () => string) {
  const { landing, email, password } = house
  const headers = () => ({ authorization: `Bearer ${house.token}` })
  let nth = 0
  const named = async (form: FormData) =>
    form.append('images', new Blob([new Uint8Array(await plainPicture(240, 160))]), 'picture.jpg')

  return {
    async signIn() {
      const answer = await loginOverHttp(origin(), { email, password })
      house.token = ((await accepted(answer)) as { token: string }).token
      ledger.tokens.push(house.token)
      await pause(200)
    },
    /** Takes a step with a reservation, changes its dates, or chooses its unit. */
    async workAtDesk() {
      const ids = Object.keys(ledger.desk).slice(-40)
      const id = ids[Math.floor(Math.random() * ids.length)]
      if (id === undefined) return pause(100)
      const [method, path, body] = anyDeskWork(house, ledger.desk[id]?.revision ?? 0)
      const answer = await fetch(`${origin()}/api/reservations/${id}${path}`, {
        method,
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const found = (await answer.json()) as DeskAnswer
      if (answer.status >= 500 || answer.status === 401) throw new Error(`not answered: ${answer.status}`)
      if (answer.ok && 'revision' in found) noteAtDesk(ledger, found)
      await pause(20)
    },
    async rename(vehicle: VehicleId) {
      nth += 1
      const name = `Kia ${nth} of ${randomUUID().slice(0, 8)}`
      ledger.edits[vehicle] ??= { acknowledged: 'Kia Rio', sentSince: [], count: 0 }
      const edit = ledger.edits[vehicle]
      edit.sentSince.push(name)
      const answer = await fetch(`${origin()}/api/vehicles/${landing}/${vehicle}`, {
        method: 'PUT',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      await accepted(answer)
      ledger.edits[vehicle] = { acknowledged: name, sentSince: [], count: edit.count + 1 }
      await pause(20)
    },
    /** Replaces the picture of a vehicle. */
    async changePicture(vehicle: VehicleId) {
      const form = new FormData()
      form.append('image_ids', '[]')
      await named(form)
      const url = `${origin()}/api/vehicles/${landing}/${vehicle}`
      await accepted(await fetch(url, { method: 'PUT', headers: headers(), body: form }))
      await pause(100)
    },
    /** Adds a vehicle with a picture, which is never changed. */
    async addPictured() {
      const form = new FormData()
      const fields = {
        id_landing: String(landing),
        name: 'Kia Sportage',
        description: 'A car for six bags',
        price: '45.50',
        luggage: '4',
        people: '5',
        type_of_car: 'SUV',
        transmision: 'Automática',
      }
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      await named(form)
      const made = (await accepted(
        await fetch(`${origin()}/api/vehicle`, { method: 'POST', headers: headers(), body: form }),
      )) as { id: number; images: { path_images: string }[] }
      ledger.pictures.push({ vehicle: made.id, path: made.images[0]?.path_images ?? 'none' })
      await pause(300)
    },
  }
}

const STEPS = ['hand_over', 'take_back', 'undo_take_back', 'close', 'undo_hand_over', 'reopen'] as const

/** A call below a reservation's path. */
function anyDeskWork(house: RentalHouse, revision: number): [method: string, path: string, body: object] {
  const any = Math.random()
  if (any < 0.5) return ['POST', '/steps', { step: STEPS[Math.floor(Math.random() * STEPS.length)] }]
  if (any < 0.65) return ['PUT', '/unit', { unit: 1 + Math.floor(Math.random() * 3), swap: true }]
  if (any < 0.75) return ['POST', '/cancellation', { reason: 'duplicate' }]
  const { date_of_departure, time_of_departure, date_of_arrival, time_of_arrival } = randomRequest(house)
  const dates = { date_of_departure, time_of_departure, date_of_arrival, time_of_arrival }
  return ['PATCH', '', { revision, ...dates }]
}

async function accepted(answer: Response): Promise<unknown> {
  const reserved = await answer.json()
  if (!answer.ok) throw new Error(`not acknowledged: ${answer.status}`)
  return reserved
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
