import type { PersonId } from '@nelly/domain/ids'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { people, rememberedBrowsers } from '../../platform/db/schema.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'

const SECONDS = 30 * 24 * 60 * 60

/** One for each person, as several people may use one browser. */
const cookieOf = (person: PersonId) => `nelly-browser-${person}`

/** Lets a person's password alone sign in with this browser for 30 days; returns the token that it has from now on. */
export async function rememberBrowser(
  db: Database,
  person: PersonId,
  reply: FastifyReply,
  { now, secure }: { now: Date; secure: boolean },
): Promise<string> {
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
  return token
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

/** The token of a browser that is remembered for whoever has an e-mail; undefined of any other. */
export async function rememberedTokenOf(
  db: Database,
  email: string,
  request: Pick<FastifyRequest, 'cookies'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.select({ id: people.id }).from(people).where(eq(people.email, email))
  const person = row?.id as PersonId | undefined
  if (person === undefined || !(await isRemembered(db, person, request, now))) return undefined
  return request.cookies[cookieOf(person)]
}
