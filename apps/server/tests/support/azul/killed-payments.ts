import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SpawnedServer } from '../spawned-server.ts'
import { randomRequest } from '../trust/random-request.ts'
import type { RentalHouse } from '../trust/rental-house.ts'
import { AUTH_KEY, AzulSimulator, formOf } from './simulator.ts'

/** The key of the environment that servers encrypt the gateway's key with. */
export const SECRETS_KEY = 'the key of secrets of killed servers, of 32 characters'

/** Longer than a return takes: some kills come before its transaction, some within, some after. */
const LONGEST_MS = 60
/** Who come back at once as the server is killed. */
const PAYERS = 3
/** When the first look-up is due, and some for the job worker. */
const LOOKED_UP_MS = 70_000

interface Killing {
  readonly house: RentalHouse
  readonly kills: number
  start(): Promise<SpawnedServer>
  /** Makes look-ups due at once, with no server running; without it they are waited for. */
  hurry?(): Promise<void>
  progress?(line: string): void
}

interface Paid {
  readonly reservation: number
  readonly order: string
  readonly back: string
  readonly isReloaded: boolean
}

/**
 * Kills the server between AZUL's approval and the commit, again and again. Some payers load the page again, the others closed it.
 * Returns a sentence for each payment that is neither in the ledger once nor listed, and for each that is there twice.
 */
export async function killPayments({ house, kills, start, hurry, progress }: Killing): Promise<string[]> {
  const azul = new AzulSimulator(AUTH_KEY)
  const paid: Paid[] = []
  let server = await start()
  await own(house, server, 'PUT', '/gateways', {
    ...{ provider: 'azul', currency: 'USD', merchantId: '39038540035', merchantName: 'Sun Cars' },
    ...{ currencyCode: '$', pageUrl: 'https://azul.example/page', authKey: AUTH_KEY },
  })
  for (let kill = 1; kill <= kills; kill++) {
    const payers: Paid[] = []
    for (let nth = 0; nth < PAYERS; nth++)
      payers.push({ ...(await approved(house, server, azul)), isReloaded: nth % 2 === 0 })
    const returning = payers.map(({ back }) => come(server, back).catch(() => undefined))
    await pause(Math.random() * LONGEST_MS)
    await server.kill()
    await Promise.all(returning)
    server = await start()
    for (const { back, isReloaded } of payers) if (isReloaded) await come(server, back)
    paid.push(...payers)
    if (kill % 10 === 0) progress?.(`${kill} kills between approval and commit`)
  }
  if (hurry) {
    await server.kill()
    await hurry()
    server = await start()
    await pause(5_000)
  } else await pause(LOOKED_UP_MS)
  const listed = await own<{ orderNumber: string }[]>(house, server, 'GET', '/payment-attempts')
  const orders = new Set(listed.map(({ orderNumber }) => orderNumber))
  const faults: string[] = []
  for (const { reservation, order, isReloaded } of paid) {
    const at = `/reservations/${reservation}/ledger`
    const { entries } = await own<{ entries: { kind: string }[] }>(house, server, 'GET', at)
    const found = entries.filter(({ kind }) => kind === 'payment').length
    if (found > 1) faults.push(`order ${order} is in the ledger ${found} times`)
    if (found === 0 && (isReloaded || !orders.has(order)))
      faults.push(`order ${order} is neither in the ledger nor listed as unknown`)
    if (found === 1 && orders.has(order)) faults.push(`order ${order} is paid and listed as unknown`)
  }
  await server.kill()
  return faults
}

/** A visitor's reservation, a link to pay for it, and an approval whose return was not followed yet. */
async function approved(
  house: RentalHouse,
  server: SpawnedServer,
  azul: AzulSimulator,
): Promise<Omit<Paid, 'isReloaded'>> {
  const booked = await fetch(`${server.origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(randomRequest(house)),
  })
  // A vehicle may be taken already.
  if (booked.status !== 201) return approved(house, server, azul)
  const { id } = (await booked.json()) as { id: number }
  const { url } = await own<{ url: string }>(house, server, 'POST', `/reservations/${id}/pay-links`, {})
  const page = await fetch(`${server.origin}${new URL(url).pathname}/card`, { method: 'POST' })
  if (page.status !== 200) throw new Error(`no form: ${page.status}`)
  const { fields } = formOf(await page.text())
  const back = azul.pay(fields)
  if (!back) throw new Error('the page was closed')
  return { reservation: id, order: fields.get('OrderNumber') ?? '', back }
}

/** The browser follows an address of AZUL's, whatever port the server has now. */
const come = (server: SpawnedServer, to: string) => {
  const { pathname, search } = new URL(to)
  return fetch(`${server.origin}${pathname}${search}`, { redirect: 'manual' })
}

/** A call of the owner's. */
async function own<T>(
  house: RentalHouse,
  { origin }: SpawnedServer,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${house.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}
