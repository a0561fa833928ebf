import type { Outcome } from '@nelly/contract/refusal-details'
import type { Member, Membership } from '@nelly/contract/team/members'
import type { AccountId, PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Role } from '@nelly/domain/team/roles'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { hasFactor } from '../../platform/db/has-factor.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, invitations, members, people } from '../../platform/db/schema.ts'
import { enterAccount, type Session } from '../../platform/http/session-store.ts'

/** The members of an account, in the order in which they came. */
export async function membersOf(db: Database, account: AccountId): Promise<Member[]> {
  const rows = await db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      role: members.role,
      createdAt: members.createdAt,
      hasFactor: hasFactor(people.id),
    })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(eq(members.accountId, account))
    .orderBy(asc(members.createdAt), asc(people.id))
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    id: id as PersonId,
    since: createdAt.toISOString(),
  }))
}

/** Gives a member another role. One who is no owner any more has no invitations. */
export const changeRole = (
  db: Database,
  account: AccountId,
  how: { person: PersonId; role: Role },
): Promise<Outcome<Member, 'member-not-found' | 'last-owner'>> =>
  changingTeam(db, account, (tx) => changeRoleIn(tx, account, how))

async function changeRoleIn(
  tx: Database,
  account: AccountId,
  { person, role }: { person: PersonId; role: Role },
): Promise<Outcome<Member, 'member-not-found' | 'last-owner'>> {
  if (role !== 'owner' && (await isLastOwner(tx, account, person))) return refuse('last-owner')
  await tx.update(members).set({ role }).where(isMember(account, person))
  if (role !== 'owner')
    await tx
      .delete(invitations)
      .where(and(eq(invitations.accountId, account), eq(invitations.invitedBy, person)))
  const changed = (await membersOf(tx, account)).find(({ id }) => id === person)
  return changed ? ok(changed) : refuse('member-not-found')
}

/** Makes a person a member with a role, or gives a member that role. */
export const putMember = (
  db: Database,
  account: AccountId,
  { person, role }: { person: PersonId; role: Role },
  now: Date,
): Promise<Outcome<Member, 'member-not-found' | 'last-owner'>> =>
  changingTeam(db, account, async (tx) => {
    const row = { accountId: account, personId: person, role, createdAt: now }
    await tx.insert(members).values(row).onConflictDoNothing()
    return changeRoleIn(tx, account, { person, role })
  })

/** Ends a membership, with its sessions and invitations. */
export const removeMember = (
  db: Database,
  account: AccountId,
  person: PersonId,
): Promise<Outcome<void, 'member-not-found' | 'last-owner'>> =>
  changingTeam(db, account, async (tx) => {
    if (await isLastOwner(tx, account, person)) return refuse('last-owner')
    const removed = await tx
      .delete(members)
      .where(isMember(account, person))
      .returning({ role: members.role })
    return removed.length > 0 ? ok(undefined) : refuse('member-not-found')
  })

/** What a person is in the account of a session, and where else they belong. */
export async function membershipOf(
  db: Database,
  { person, account }: Pick<Session, 'person' | 'account'>,
): Promise<Outcome<Membership, 'account-not-found'>> {
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      role: members.role,
      deskDiscountPercent: accounts.deskDiscountPercent,
      deskPaysBack: accounts.deskPaysBack,
      suspendedAt: accounts.suspendedAt,
      note: accounts.suspensionNote,
      requiresFactor: accounts.requiresFactor,
      hasFactor: hasFactor(members.personId),
    })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(eq(members.personId, person))
    .orderBy(asc(accounts.name), asc(accounts.id))
  const here = rows.find(({ id }) => id === account)
  if (!here) return refuse('account-not-found')
  const { deskDiscountPercent, deskPaysBack, requiresFactor, suspendedAt, note } = here
  const isFactorDue = requiresFactor && !here.hasFactor
  const suspension = suspendedAt && { since: suspendedAt.toISOString(), note }
  const ofPerson = ({ id, name, role }: typeof here) => ({ id: id as AccountId, name, role })
  const all = rows.map(ofPerson)
  return ok({
    ...ofPerson(here),
    deskDiscountPercent,
    deskPaysBack,
    requiresFactor,
    isFactorDue,
    suspension,
    accounts: all,
  })
}

/** Lets a session go on in another account of its person. */
export async function switchAccount(
  db: Database,
  session: Session,
  account: AccountId,
  now: Date,
): Promise<Outcome<Membership, 'account-not-found'>> {
  const membership = await membershipOf(db, { person: session.person, account })
  if (!membership.ok) return membership
  await inTransaction(db, (tx) => enterAccount(tx, session, account, now))
  return membership
}

/** What the desk of an account may do: how much it takes off a price, whether it pays back. */
export async function setDeskRights(
  db: Database,
  account: AccountId,
  values: Partial<Pick<typeof accounts.$inferSelect, 'deskDiscountPercent' | 'deskPaysBack'>>,
): Promise<void> {
  await inTransaction(db, (tx) => tx.update(accounts).set(values).where(eq(accounts.id, account)))
}

/** Requires a second factor of all members or no longer; who decides it has one. */
export const setFactorRequirement = (
  db: Database,
  { account, person }: Pick<Session, 'account' | 'person'>,
  requiresFactor: boolean,
): Promise<Outcome<void, 'second-factor-missing'>> =>
  changingTeam(db, account, async (tx) => {
    const [who] = await tx
      .select({ hasFactor: hasFactor(people.id) })
      .from(people)
      .where(eq(people.id, person))
    if (requiresFactor && !who?.hasFactor) return refuse('second-factor-missing')
    await tx.update(accounts).set({ requiresFactor }).where(eq(accounts.id, account))
    return ok(undefined)
  })

/** Changes of one team wait for each other, so that two owners who lower each other do not leave it without one. */
const changingTeam = <T>(db: Database, account: AccountId, work: (tx: Database) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await lockTeam(tx, account)
    return work(tx)
  })

/** Holds the team of an account as it is until the transaction ends. */
export async function lockTeam(tx: Database, account: AccountId): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('update')
}

const isMember = (account: AccountId, person: PersonId) =>
  and(eq(members.accountId, account), eq(members.personId, person))

async function isLastOwner(tx: Database, account: AccountId, person: PersonId): Promise<boolean> {
  const owners = and(eq(members.accountId, account), eq(members.role, 'owner'))
  const isOwner = await tx.$count(members, and(owners, eq(members.personId, person)))
  return isOwner > 0 && (await tx.$count(members, and(owners, ne(members.personId, person)))) === 0
}
