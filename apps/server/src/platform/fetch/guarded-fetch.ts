import dns from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { unlessAborted } from '../unless-aborted.ts'
import { isPublicAddress } from './public-address.ts'

/** Why something that an operator names was not fetched. */
export type FetchRefusal =
  | 'address-invalid'
  /** Its host leads to this machine, its network or nowhere. */
  | 'address-not-public'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  /** Further than is followed, or to nowhere. */
  | 'redirected'
  | 'not-found'
  /** It says that nothing changed, although it was not asked whether. */
  | 'not-modified'
  | 'failed'

export interface FetchOptions {
  /** The most bytes of an answer. */
  readonly maxBytes: number
  /** Ends the whole exchange, with the look-up of its host. */
  readonly signal: AbortSignal
  /** What the server is asked for, as `text/calendar`. */
  readonly accept: string
  /** The entity tag of an earlier answer: the same one is then not sent again. */
  readonly etag?: string | null
  /** Which addresses may be connected to. */
  readonly isAllowed?: (address: string) => boolean
}

/** What was fetched; `text` is null where it is that of the entity tag that was given. */
export interface Fetched {
  readonly text: string | null
  readonly etag: string | null
}

/** How many redirects are followed. */
const MAX_REDIRECTS = 3

/**
 * Fetches what an operator names by its address, as text. Every address of its host has to be public, and it is one of
 * those that is connected to: nothing is looked up twice. The same holds for each address that it redirects to. Nothing is sent but
 * the request.
 */
export async function guardedFetch(
  address: string,
  options: FetchOptions,
): Promise<Result<Fetched, FetchRefusal>> {
  try {
    return await unlessAborted(fetchFollowing(address, options), options.signal)
  } catch {
    return refuse(options.signal.aborted ? 'too-slow' : 'unreachable')
  }
}

async function fetchFollowing(
  address: string,
  options: FetchOptions,
): Promise<Result<Fetched, FetchRefusal>> {
  let next = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const fetched = await fetchOnce(next, options)
    if (!('redirectedTo' in fetched)) return fetched
    next = fetched.redirectedTo
  }
  return refuse('redirected')
}

async function fetchOnce(
  address: string,
  options: FetchOptions,
): Promise<Result<Fetched, FetchRefusal> | { redirectedTo: string }> {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    return refuse('address-invalid')
  const addresses = await addressesOf(url)
  if (!addresses.every(({ address }) => (options.isAllowed ?? isPublicAddress)(address)))
    return refuse('address-not-public')
  const response = await respond(url, addresses, options)
  try {
    const { statusCode = 0, headers } = response
    if (statusCode === 304 && options.etag) return ok({ text: null, etag: options.etag })
    if (REDIRECTS.includes(statusCode)) {
      const target = headers.location === undefined ? null : URL.parse(headers.location, url)
      return target ? { redirectedTo: target.href } : refuse('redirected')
    }
    const refusal = refusalOf(statusCode)
    if (refusal) return refuse(refusal)
    const text = await textOf(response, options.maxBytes)
    return text.ok ? ok({ text: text.value, etag: headers.etag ?? null }) : text
  } finally {
    response.destroy()
  }
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

type Addresses = Awaited<ReturnType<typeof dns.lookup>>[]

/** The addresses of a host: itself, if it is one. */
const addressesOf = ({ hostname }: URL): Promise<Addresses> =>
  dns.lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })

/** The head of the answer from one of these addresses. */
function respond(
  url: URL,
  addresses: Addresses,
  { accept, etag, signal }: FetchOptions,
): Promise<IncomingMessage> {
  const known: LookupFunction = (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const headers = {
      accept,
      'accept-encoding': 'identity',
      'user-agent': 'Nelly',
      ...(etag && { 'if-none-match': etag }),
    }
    send(url, { headers, signal, lookup: known, agent: false }, resolve)
      .on('error', reject)
      // A protocol that nobody asked for; the connection is then ours to end.
      .on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response)
      })
      .on('close', () => reject(new Error('closed without an answer')))
      .end()
  })
}

function refusalOf(status: number): FetchRefusal | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 304) return 'not-modified'
  return status === 404 || status === 410 ? 'not-found' : 'failed'
}

async function textOf(response: IncomingMessage, maxBytes: number): Promise<Result<string, 'too-large'>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return refuse('too-large')
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks).toString('utf8'))
}
