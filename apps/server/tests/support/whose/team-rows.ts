import {
  emailChanges,
  invitations,
  mailedLinks,
  members,
  passkeys,
  people,
  sessions,
} from '../../../src/platform/db/schema.ts'
import { secretHashOf } from '../../../src/platform/secret.ts'
import type { TestApp } from '../test-app.ts'
import { added } from './added.ts'
import type { Holdings, Named } from './named.ts'

/** Somebody at the desk of an account, and somebody who is invited to it. */
export async function teamOf(
  { parts: { db, now } }: TestApp,
  { owner, account, nth }: Pick<Holdings, 'owner' | 'account'> & { readonly nth: number },
  word: string,
): Promise<Pick<Named, 'member' | 'invitation' | 'session' | 'passkey' | 'token'>> {
  const createdAt = now()
  const token = `${word}-${nth}`
  const person = { email: `${word}-desk-${nth}@example.com`, name: word, passwordHash: '', createdAt }
  const member = await added(db.insert(people).values(person).returning())
  await db.insert(members).values({ accountId: account, personId: member, role: 'desk', createdAt })
  const invitation = await added(
    db
      .insert(invitations)
      .values({
        ...{ accountId: account, email: `${word}-invited@example.com`, role: 'viewer', invitedBy: owner },
        ...{ tokenHash: secretHashOf(token), createdAt, expiresAt: new Date('2099-01-01') },
      })
      .returning(),
  )
  const session = await added(
    db
      .insert(sessions)
      .values({
        ...{ tokenHash: secretHashOf(`${token} of a session`), personId: member, accountId: account },
        ...{ createdAt, confirmedAt: createdAt, lastUsedAt: createdAt, idleSeconds: 3600 },
        expiresAt: new Date('2099-01-01'),
      })
      .returning(),
  )
  const passkey = await added(
    db
      .insert(passkeys)
      .values({
        ...{ personId: owner, name: word, credentialId: token, publicKey: token },
        ...{ counter: 0, createdAt },
      })
      .returning(),
  )
  const link = { tokenHash: secretHashOf(token), createdAt, expiresAt: new Date('2099-01-01') }
  const someone = { name: word, accountName: word, email: `${word}-new-${nth}@example.com` }
  await db.insert(mailedLinks).values([
    { ...link, ...someone, kind: 'sign-up' },
    { ...link, kind: 'password-reset', email: person.email },
  ])
  await db.insert(emailChanges).values({
    personId: member,
    email: someone.email,
    sessionId: session,
    formerTokenHash: link.tokenHash,
    createdAt,
    expiresAt: link.expiresAt,
  })
  return { member, invitation, session, passkey, token }
}
