import { createHash } from 'node:crypto'
import type { Words } from '@nelly/contract/words/translators'
import type { AccountId, LandingId, PersonId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { fromStored } from '@nelly/domain/rates/stored-rates'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, people, type RatesSnapshot, ratesVersions } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'
import { versionChanges } from './version-changes.ts'

/** A saved version of a landing's rates, without its document. */
export interface ListedVersion {
  /** Its number, from 1. */
  readonly revision: number
  readonly createdAt: Date
  /** Null for the product itself and for people who are gone. */
  readonly by: { readonly id: number; readonly name: string } | null
  /** What is different from the version before; null where the version is older than this column. */
  readonly changes: readonly Words[] | null
}

/** A saved version of a landing's rates. */
export interface RatesVersion extends ListedVersion {
  readonly rates: Rates
  readonly snapshot: RatesSnapshot
}

/** The rates of one owner's landings that are not deleted; those of others are not found. */
export const ratesOf = (account: AccountId, db: Database) => {
  const isMine = (landing: LandingId) => and(eq(landings.id, landing), isLivingOf(account))
  const listed = {
    revision: ratesVersions.version,
    createdAt: ratesVersions.createdAt,
    by: { id: people.id, name: people.name },
    changes: ratesVersions.changes,
  }
  return {
    /** The number of the current version; undefined where the owner has no such landing. */
    async revisionOf(landing: LandingId): Promise<number | undefined> {
      const [found] = await db
        .select({ revision: landings.ratesVersion })
        .from(landings)
        .where(isMine(landing))
      return found?.revision
    },

    /**
     * The same, with the landing locked until the transaction ends. Bookings, which only refer to the landing, do not
     * wait for this lock.
     */
    async lock(landing: LandingId): Promise<{ revision: number; timezone: string } | undefined> {
      const [found] = await db
        .select({ revision: landings.ratesVersion, timezone: landings.timezone })
        .from(landings)
        .where(isMine(landing))
        .for('no key update')
      return found
    },

    /** A version of a landing that is the owner's; undefined where it was never saved. */
    async find(landing: LandingId, revision: number): Promise<RatesVersion | undefined> {
      const [row] = await db
        .select({ ...listed, rates: ratesVersions.rates, snapshot: ratesVersions.snapshot })
        .from(ratesVersions)
        .leftJoin(people, eq(people.id, ratesVersions.personId))
        .where(and(eq(ratesVersions.landingId, landing), eq(ratesVersions.version, revision)))
      return row && { ...row, rates: fromStored(row.rates) }
    },

    /** The document of a version; the default one for 0. */
    async document(landing: LandingId, revision: number): Promise<Rates> {
      if (revision === 0) return DEFAULT_RATES
      const found = await this.find(landing, revision)
      if (!found) throw new Error(`version ${revision} of the rates of landing ${landing} is not there`)
      return found.rates
    },

    /** Some versions, the newest first. */
    async list(
      landing: LandingId,
      page: { before: number | undefined; limit: number },
    ): Promise<ListedVersion[]> {
      const { before, limit } = page
      return db
        .select(listed)
        .from(ratesVersions)
        .leftJoin(people, eq(people.id, ratesVersions.personId))
        .where(
          and(
            eq(ratesVersions.landingId, landing),
            before === undefined ? undefined : lt(ratesVersions.version, before),
          ),
        )
        .orderBy(desc(ratesVersions.version))
        .limit(limit)
    },

    /** Adds the next version to a landing that `lock` found, and lets it hold. */
    async add(landing: LandingId, next: NewVersion): Promise<void> {
      const { revision, rates, snapshot, person, now } = next
      const changes = versionChanges(next, await this.find(landing, revision - 1))
      const digest = createHash('sha256').update(JSON.stringify(rates)).digest('base64url')
      await db.insert(ratesVersions).values({
        ...{ landingId: landing, version: revision, rates, snapshot, digest, changes },
        ...{ personId: person, createdAt: now },
      })
      await db
        .update(landings)
        .set({ ratesVersion: revision, currency: rates.currency, updatedAt: now })
        .where(eq(landings.id, landing))
    },
  }
}

interface NewVersion {
  readonly revision: number
  readonly rates: Rates
  readonly snapshot: RatesSnapshot
  readonly person: PersonId | null
  readonly now: Date
}
