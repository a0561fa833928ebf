import type { PersonId } from '@nelly/domain/ids'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { rememberedBrowsers } from '../../platform/db/schema.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'

const SECONDS = 30 * 24 * 60 * 60

/** One for each person, as several people may use one browser. */
const cookieOf = (person: PersonId) => `nelly-browser-${person}`

/** Lets a person's password alone sign in with this browser for 30 days. */
export async function rememberBrowser(
  db: Database,
  person: PersonId,
  reply: FastifyReply,
  { now, secure }: { now: Date; secure: boolean },
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SECONDS * 1000)
  await db.delete(rememberedBrowsers).where(lte(rememberedBrowsers.expiresAt, now))
  await db.insert(rememberedBrowsers).values({ tokenHash: secretHashOf(token), personId: person, expiresAt })
  reply.setCookie(cookieOf(person), token, {
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure,
    maxAge: SECONDS,
  })
}

/** Whether a request comes from a browser that is remembered for a person. */
export async function isRemembered(
  db: Database,
  person: PersonId,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  now: Date,
): Promise<boolean> {
  const token = cookies[cookieOf(person)]
  if (!token) return false
  const isOpen = and(
    eq(rememberedBrowsers.tokenHash, secretHashOf(token)),
    eq(rememberedBrowsers.personId, person),
    gt(rememberedBrowsers.expiresAt, now),
  )
  return (await db.$count(rememberedBrowsers, isOpen)) > 0
}
