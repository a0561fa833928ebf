import type { Outcome } from '@nelly/contract/refusal-details'
import {
  type Acceptance,
  type Invitation,
  MAX_OPEN_INVITATIONS,
  newPerson,
  type OpenInvitation,
} from '@nelly/contract/team/members'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, InvitationId, PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Role } from '@nelly/domain/team/roles'
import { and, asc, eq, gt, ne, type SQL } from 'drizzle-orm'
import { setActor } from '../../platform/db/acting.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, invitations, members, people } from '../../platform/db/schema.ts'
import { enterAccount, type Session } from '../../platform/http/session-store.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'
import { hashPassword } from '../accounts/password.ts'
import { type PasswordFault, passwordFault } from '../accounts/password-fault.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { invitationLetter } from './invitation-letter.ts'
import { lockTeam } from './members.ts'

const VALID_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

/** An invitation with its account and the owner who sent it: the one whose rights it has. */
const sent = (tx: Database, where: SQL | undefined) =>
  tx
    .select({
      id: invitations.id,
      account: invitations.accountId,
      accountName: accounts.name,
      suspendedAt: accounts.suspendedAt,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
      invitedBy: people.name,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .innerJoin(
      members,
      and(eq(members.accountId, invitations.accountId), eq(members.personId, invitations.invitedBy)),
    )
    .innerJoin(people, eq(people.id, invitations.invitedBy))
    .where(and(eq(members.role, 'owner'), where))
    .orderBy(asc(invitations.id))

/** The invitations of an account that nobody has accepted yet, also those for which it is too late. */
export async function invitationsOf(db: Database, account: AccountId): Promise<Invitation[]> {
  const rows = await sent(db, eq(invitations.accountId, account))
  return rows.map(({ id, email, role, invitedBy, expiresAt }) => ({
    ...{ email, role, invitedBy },
    id: id as InvitationId,
    expiresAt: expiresAt.toISOString(),
  }))
}

/**
 * Invites an address to an account and mails it the link, in place of an earlier invitation of the same address. `origin` is that of
 * the link.
 */
export const invite = (
  db: Database,
  { person, account }: Session,
  wish: { email: string; role: Role },
  { origin, language, now }: { origin: string; language: Language; now: Date },
): Promise<Outcome<Invitation, 'member-already' | 'too-many-invitations'>> =>
  inTransaction(db, async (tx) => {
    await lockTeam(tx, account)
    const { email, role } = wish
    const [known] = await tx
      .select({ id: people.id })
      .from(people)
      .innerJoin(members, eq(members.personId, people.id))
      .where(and(eq(people.email, email), eq(members.accountId, account)))
    if (known) return refuse('member-already')
    const others = and(eq(invitations.accountId, account), ne(invitations.email, email))
    if ((await tx.$count(invitations, others)) >= MAX_OPEN_INVITATIONS) return refuse('too-many-invitations')
    const token = newToken()
    const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS)
    const row = { role, invitedBy: person, tokenHash: secretHashOf(token), createdAt: now, expiresAt }
    const [former] = await tx
      .delete(invitations)
      .where(and(eq(invitations.accountId, account), eq(invitations.email, email)))
      .returning({ id: invitations.id })
    await tx.insert(invitations).values({ accountId: account, email, ...row })
    const made = (await invitationsOf(tx, account)).find((one) => one.email === email)
    const [business] = await tx.select().from(accounts).where(eq(accounts.id, account))
    if (!made || !business) throw new Error('the new invitation is gone')
    const content = invitationLetter(
      { accountName: business.name, ...made },
      { url: `${origin}/invitation/${token}`, language, isAgain: former !== undefined },
    )
    await enqueueMails(tx, null, { mails: [{ kind: 'invitation', to: email, content }], origin, now })
    return ok(made)
  })

/** Takes an invitation back. */
export async function endInvitation(
  db: Database,
  account: AccountId,
  id: InvitationId,
): Promise<Outcome<void, 'invitation-not-found'>> {
  const ended = await inTransaction(db, (tx) =>
    tx
      .delete(invitations)
      .where(and(eq(invitations.accountId, account), eq(invitations.id, id)))
      .returning({ id: invitations.id }),
  )
  return ended.length > 0 ? ok(undefined) : refuse('invitation-not-found')
}

const openOf = async (tx: Database, token: string, now: Date) =>
  (await sent(tx, and(eq(invitations.tokenHash, secretHashOf(token)), gt(invitations.expiresAt, now))))[0]

const personWith = async (tx: Database, email: string): Promise<PersonId | undefined> =>
  (await tx.select({ id: people.id }).from(people).where(eq(people.email, email)))[0]?.id as
    | PersonId
    | undefined

/** What the link of an invitation is for. */
export async function readInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<Outcome<OpenInvitation, 'link-expired'>> {
  const found = await openOf(db, token, now)
  if (!found) return refuse('link-expired')
  const { accountName, email, role, invitedBy } = found
  return ok({ accountName, email, role, invitedBy, isKnown: (await personWith(db, email)) !== undefined })
}

interface Accepting {
  readonly token: string
  /** What somebody who does not sign in yet chooses. */
  readonly chosen: Acceptance
  /** The session of the call, where it has one. */
  readonly session: Session | undefined
}

type Accepted = Outcome<
  { email: string; accountName: string },
  'link-expired' | 'account-suspended' | 'invitation-for-another' | 'fields-invalid' | PasswordFault
>

/**
 * Makes the person with the invited address a member, with the role that the invitation has. Of any number of tries at once one succeeds:
 * the one that deletes the invitation.
 */
export async function acceptInvitation(
  db: Database,
  { token, chosen, session }: Accepting,
  now: Date,
): Promise<Accepted> {
  const open = await openOf(db, token, now)
  if (!open) return refuse('link-expired')
  if (open.suspendedAt) return refuse('account-suspended')
  const { email, accountName } = open
  const known = await personWith(db, email)
  if (session && session.person !== known) return refuse('invitation-for-another')
  const person = known === undefined ? newPerson.safeParse(chosen) : undefined
  if (person?.error) return refuse('fields-invalid', { issues: person.error.issues })
  const fault = person && (await passwordFault(person.data.password, [person.data.name, accountName]))
  if (fault) return refuse(fault)
  const passwordHash = person && (await hashPassword(person.data.password))
  return inTransaction(db, async (tx) => {
    await lockTeam(tx, open.account as AccountId)
    const [taken] = await tx
      .delete(invitations)
      .where(eq(invitations.tokenHash, secretHashOf(token)))
      .returning({ accountId: invitations.accountId, role: invitations.role })
    if (!taken) return refuse('link-expired')
    if (person && passwordHash !== undefined)
      await tx
        .insert(people)
        .values({ email, name: person.data.name, passwordHash, createdAt: now })
        // They may have accepted another account's invitation meanwhile.
        .onConflictDoNothing({ target: people.email })
    const personId = await personWith(tx, email)
    if (personId === undefined) throw new Error('no person was added')
    await setActor(tx, { kind: 'person', id: personId as PersonId })
    await tx
      .insert(members)
      .values({ ...taken, personId, enteredAt: now, createdAt: now })
      .onConflictDoNothing()
    if (session) await enterAccount(tx, session, taken.accountId as AccountId, now)
    return ok({ email, accountName })
  })
}
