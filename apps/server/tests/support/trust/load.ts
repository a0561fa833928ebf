import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { VehicleId } from '@nelly/domain/ids'
import { loginOverHttp } from '../login-over-http.ts'
import { plainPicture } from '../pictures.ts'
import { workAtDesk } from './desk-load.ts'
import { type Ledger, noteReserved, type Reserved } from './ledger.ts'
import { randomRequest } from './random-request.ts'
import type { RentalHouse } from './rental-house.ts'

/** Running clients. */
interface Load {
  /** Lets each finish its current request, and returns how many failed, by the reason. */
  stop(): Promise<Record<string, number>>
}

interface Clients {
  /** The address of the next request: servers come and go. */
  origin: () => string
  visitors?: number
  /** Whether owners sign in, rename vehicles and upload pictures meanwhile. */
  owners?: boolean
  /** How many people work at the desk. */
  operators?: number
  /** The days within which rentals begin. */
  within?: number
  /** The pause of each after a response, in milliseconds. */
  rest?: number
  /** How many vehicles owners add at most. */
  mostAdded?: number
}

/** Starts clients of visitors, owners and operators, and records their responses in the ledger. Failures are retried. */
export function startLoad(
  house: RentalHouse,
  ledger: Ledger,
  {
    origin,
    visitors = 8,
    owners = true,
    operators = 2,
    within = 300,
    rest = 0,
    mostAdded = Number.POSITIVE_INFINITY,
  }: Clients,
): Load {
  const stopping = new AbortController()
  const failed: Record<string, number> = {}
  const atWork = async (work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      const reason = await work().then(
        () => undefined,
        (error: Error) => error.message,
      )
      if (reason !== undefined) failed[reason] = (failed[reason] ?? 0) + 1
      await pause(reason === undefined ? rest : 50)
    }
  }
  const owner = ownerOf(house, ledger, origin)
  const [renamed, ...pictured] = house.edited
  const workers = [
    ...Array.from({ length: visitors }, () => atWork(() => reserve(house, ledger, origin(), within))),
    ...Array.from({ length: operators }, () => atWork(() => workAtDesk(house, ledger, origin(), within))),
  ]
  if (owners) {
    workers.push(atWork(owner.signIn))
    if (renamed) workers.push(atWork(() => owner.rename(renamed)))
    for (const vehicle of pictured) workers.push(atWork(() => owner.changePicture(vehicle)))
    workers.push(atWork(() => (ledger.pictures.length < mostAdded ? owner.addPictured() : pause(1000))))
  }
  return {
    async stop() {
      stopping.abort()
      await Promise.all(workers)
      return failed
    },
  }
}

/** A sentence for each failure of a load that is a fault: a busy server may refuse with 503 what is sent again. */
export const failuresBut503 = (failed: Readonly<Record<string, number>>): string[] =>
  Object.entries(failed)
    .filter(([reason]) => reason !== 'answered 503')
    .map(([reason, times]) => `${times} calls failed: ${reason}`)

/** Retries requests without a response: the responses are the same as the lost ones. */
export async function sendUnanswered(ledger: Ledger, origin: string): Promise<void> {
  for (const [key, request] of Object.entries(ledger.unanswered))
    await sendReservation(ledger, origin, key, request)
}

/**
 * A reservation for some days within the next months, of any vehicle; now and then a retry of one without a response.
 */
async function reserve(house: RentalHouse, ledger: Ledger, origin: string, within: number): Promise<void> {
  const [unanswered] = Object.entries(ledger.unanswered)
  if (unanswered && Math.random() < 0.3) return sendReservation(ledger, origin, ...unanswered)
  await sendReservation(ledger, origin, randomUUID(), randomRequest(house, within))
}

async function sendReservation(ledger: Ledger, origin: string, key: string, request: object): Promise<void> {
  ledger.unanswered[key] = request
  const answer = await fetch(`${origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(request),
  })
  if (answer.status === 201) noteReserved(ledger, key, (await answer.json()) as Reserved)
  else await answer.arrayBuffer()
  if (answer.status !== 201 && answer.status !== 409) throw new Error(`answered ${answer.status}`)
  delete ledger.unanswered[key]
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

async function accepted(answer: Response): Promise<unknown> {
  const reserved = await answer.json()
  if (!answer.ok) throw new Error(`not acknowledged: ${answer.status}`)
  return reserved
}
