import { namesTag } from '../../files/names-tag.ts'
import { isHost, LOOPBACK_HOST } from '../../http/origin.ts'
import { isOwnerHost } from '../../http/owner-host.ts'
import type { Parts } from '../../parts.ts'
import { acceptedForm, type Variant } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import type { PlainRequest } from './plain-request.ts'

/** How many different headers of one kind are remembered: browsers send a handful. */
const REMEMBERED = 200

/** What a kept page answers: a form of it, or that the caller has that already. */
export interface AnswerAtOnce {
  variant: Variant
  isKnown: boolean
}

/**
 * Finds what a kept page can answer before a request is routed, logged or looked at any further: such hits are only counted. All
 * else, and whatever looks unusual, is undefined, for the app.
 */
export function answerAtOnce(
  cache: PageCache,
  parts: Pick<Parts, 'publicUrl' | 'ownerOrigin' | 'trustProxy'>,
): (request: PlainRequest) => AnswerAtOnce | undefined {
  const formOf = remembering(acceptedForm)
  const originAt = remembering((host) => plainOrigin(host, parts))
  return ({ target, host, acceptEncoding, ifNoneMatch }) => {
    const origin = originAt(host)
    const page = origin === undefined ? undefined : cache.find(origin + target)
    const variant = page?.variants[formOf(acceptEncoding ?? '')]
    if (variant === undefined) return undefined
    cache.counts.hits += 1
    return { variant, isKnown: namesTag(ifNoneMatch, variant.etag) }
  }
}

/** The origin of links where the configuration or a loopback `Host` tells it; undefined where the app decides. */
function plainOrigin(host: string, parts: Pick<Parts, 'publicUrl' | 'ownerOrigin' | 'trustProxy'>) {
  const { publicUrl } = parts
  if (!isHost(host) || isOwnerHost(host, parts)) return undefined
  if (publicUrl !== undefined) return publicUrl
  return LOOPBACK_HOST.test(host) ? `http://${host.toLowerCase()}` : undefined
}

/** A function of a text that remembers what it gave; it forgets all when there is too much of it. */
function remembering<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined || known.has(text)) return remembered as T
    if (known.size >= REMEMBERED) known.clear()
    const made = work(text)
    known.set(text, made)
    return made
  }
}
