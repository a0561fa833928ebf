import { randomUUID } from 'node:crypto'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Language } from '@nelly/contract/wire'
import { ok, refuse } from '@nelly/domain/result'
import { type Limit, limitKey, networkOf, take } from '../../platform/http/rate-limits.ts'
import { enqueue, wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import type { LinkKind } from './mailed-links.ts'

/** The kind of jobs that mail a link to whoever asked for it. */
export const LINK_JOB = 'mailed-link'

/** Whom a link is for: the payload of its job. */
export interface LinkWish {
  kind: LinkKind
  email: string
  language: Language
  /** Of the links in the mail. */
  origin: string
  name?: string
  accountName?: string
}

const HOUR = 60 * 60
/** Links that one network asks for. */
const NETWORK_LIMIT: Limit = { points: 30, seconds: HOUR }
/** Links of a kind that one address is mailed; what is beyond is answered alike. */
const ADDRESS_LIMIT: Limit = { points: 5, seconds: HOUR }

/**
 * Takes on to mail a link. What the address is, known, unknown, invited, is only looked at by the job: the answer is the same, after the
 * same work.
 */
export async function askForLink(
  { db, now, rateLimits }: Pick<Parts, 'db' | 'now' | 'rateLimits'>,
  wish: LinkWish,
  address: string,
): Promise<Outcome<void, 'too-many-attempts'>> {
  const at = now()
  if (rateLimits) {
    const network = await take(db, limitKey('links-network', networkOf(address)), NETWORK_LIMIT, at)
    if (!network.granted) return refuse('too-many-attempts', { retryAfter: network.secondsLeft })
    const asked = await take(db, limitKey('links', wish.kind, wish.email), ADDRESS_LIMIT, at)
    if (!asked.granted) return ok(undefined)
  }
  await enqueue(db, [{ kind: LINK_JOB, key: randomUUID(), payload: wish }], at)
  wakeJobWorker()
  return ok(undefined)
}
