import { eq } from 'drizzle-orm'
import type { Database } from '../../../src/platform/db/database.ts'
import { accounts, landings, reservations, specialFeatures } from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { addLanding } from '../rental.ts'
import type { TestApp } from '../test-app.ts'
import { added } from './added.ts'
import { landingOf, makeLanding } from './landing-rows.ts'
import type { Holdings } from './named.ts'
import { teamOf } from './team-rows.ts'

let made = 0

/** The databases that have statistics. */
const analyzed = new WeakSet<Database>()

interface Words {
  shownWord?: string
  commission?: number
}

/**
 * Creates an owner with one of everything, and a second landing that is a draft. `word` is in every text that is
 * private, `shownWord` in those that visitors of the published landing may see; `commission` is that of their vehicles.
 */
export async function makeHoldings(nelly: TestApp, word: string, words: Words = {}): Promise<Holdings> {
  const { owner, account, published } = await makePublished(nelly, word, words)
  const name = `${word}-draft-${made}`
  const common = { ...published, name, commission: words.commission ?? 0 }
  const draft = await makeLanding(nelly, common, word, word)
  await nelly.parts.db.update(landings).set({ status: 'draft' }).where(eq(landings.id, draft.landing))
  return { owner, account, published, draft }
}

/** The same without the draft, for tests that need no second landing. */
export async function makePublished(
  nelly: TestApp,
  word: string,
  { shownWord = word, commission = 0 }: Words = {},
): Promise<Omit<Holdings, 'draft'>> {
  made += 1
  const { db, now } = nelly.parts
  const { id: owner, account } = await nelly.addOwner({
    name: `${word} ${made}`,
    email: `${word}-${made}@example.com`,
  })
  await db
    .update(accounts)
    .set({ phone: word, avatar: `avatars/${word}/avatar.jpg` })
    .where(eq(accounts.id, account))
  const feature = await added(
    db
      .insert(specialFeatures)
      .values({ accountId: account, name: word, description: word, createdAt: now() })
      .returning(),
  )
  const deletedLanding = await addLanding(nelly.parts, { id: owner }, landingOf(`${word}-gone-${made}`, word))
  await db.update(landings).set({ deletedAt: now() }).where(eq(landings.id, deletedLanding))
  const team = await teamOf(nelly, { owner, account, nth: made }, word)
  const ids = { user: owner, ...team, account, feature, deletedLanding }
  const common = { ...ids, commission, name: `${shownWord}-shown-${made}` }
  const published = await makeLanding(nelly, common, word, shownWord)
  if (!analyzed.has(db)) {
    analyzed.add(db)
    // Tests make hundreds of owners. Autovacuum comes too late to a database that is a minute old.
    await db.execute('analyze')
  }
  return { owner, account, published }
}

/** The reservations' references, which only their customers and the owner may see. */
export const referencesOf = async ({ db }: Pick<Parts, 'db'>, landing: number): Promise<string[]> =>
  (await db.select().from(reservations).where(eq(reservations.landingId, landing))).map(
    ({ reference }) => reference,
  )
