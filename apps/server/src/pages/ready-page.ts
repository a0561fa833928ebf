import { contentPolicy, type InlineSources, type PageKind } from './content-policy.ts'

/** Second segments of pages that carry a booking's key or name a person. */
const PERSONAL = /^\/[^/]+\/(?:review|thanks-you|my-reservation(?:\/.*)?)(?:\.data)?\/?$/i
/** Of these the address itself is a secret, whatever the answer: nothing learns it by a referrer. */
const SECRET = /^\/[^/]+\/my-reservation\b/i

/** An answer of the web app as it goes out, whole, but for its compression. */
export interface ReadyPage {
  status: number
  headers: Headers
  body: Buffer
  kind: PageKind
}

/** Takes the web app's answer, and adds its content policy and who may keep it. */
export async function readyPage(
  answer: Response,
  { address, nonce, isForm }: { address: URL; nonce: string; isForm: boolean },
): Promise<ReadyPage> {
  const { headers, status } = answer
  const kind = headers.get('x-page-kind') === 'owner' ? 'owner' : 'visitor'
  const inline = kind === 'owner' ? byNonce(nonce) : hashesOf(headers)
  for (const name of ['x-page-kind', 'x-script-hashes', 'x-style-hashes', 'content-length'])
    headers.delete(name)
  const body = Buffer.from(await answer.arrayBuffer())
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentPolicy(kind, inline))
  }
  if (!headers.has('cache-control')) {
    const isPersonal = isForm || PERSONAL.test(address.pathname) || headers.has('set-cookie')
    headers.set('cache-control', isPersonal ? 'no-store' : 'no-cache')
  }
  if (SECRET.test(address.pathname) && !headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'no-referrer')
  }
  return { status, headers, body, kind }
}

/** An owner's page is rendered for each request. */
const byNonce = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
})

/** A visitor's page is the same for everyone; the web app tells the hashes of what it put in, and the page is not read for more. */
const hashesOf = (headers: Headers): InlineSources => ({
  scripts: headers.get('x-script-hashes') ?? '',
  styles: headers.get('x-style-hashes') ?? '',
})
