import { expect, test } from 'vitest'
import { MAILING } from '../../../tests/support/mailing.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { people } from '../../platform/db/schema.ts'
import { addOwner } from './add-owner.ts'
import { listOwners } from './list-owners.ts'
import { resetPassword } from './reset-password.ts'

const now = new Date('2027-03-01T14:00:00Z')
const ana = { email: 'ana@example.com', name: 'Ana', password: 'long enough' }

test('an e-mail belongs to one account, in any case', async () => {
  const { db } = (await startTestApp()).parts
  const outcomes = await Promise.all(
    ['ana@example.com', 'ANA@Example.com', 'Ana@example.com', 'ana@Example.com'].map((email) =>
      addOwner(db, { ...ana, email }, now),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'email-taken')).toHaveLength(3)
  expect((await listOwners(db)).map(({ email }) => email)).toEqual(['ana@example.com'])
})

test('an account needs a valid e-mail, a name and a password of 8 to 128 characters', async () => {
  const { db } = (await startTestApp()).parts
  for (const [wrong, refusal] of [
    [{ email: 'ana' }, 'email-invalid'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email-invalid'],
    [{ name: '  ' }, 'owner-name-empty'],
    [{ password: '7 chars' }, 'password-too-short'],
    [{ password: 'x'.repeat(129) }, 'password-too-long'],
  ] as const) {
    expect(await addOwner(db, { ...ana, ...wrong }, now)).toEqual({ ok: false, refusal })
  }
  expect(await listOwners(db)).toEqual([])
})

test('accounts are listed oldest first, without their password', async () => {
  const { db } = (await startTestApp()).parts
  await addOwner(db, ana, now)
  await addOwner(db, { ...ana, email: 'ben@example.com', name: ' Ben ' }, now)
  expect(await listOwners(db)).toEqual([
    { id: expect.any(Number), email: 'ana@example.com', name: 'Ana', createdAt: now, landings: 0 },
    { id: expect.any(Number), email: 'ben@example.com', name: 'Ben', createdAt: now, landings: 0 },
  ])
  expect(JSON.stringify(await db.select().from(people))).not.toContain(ana.password)
})

test('the password of an unknown e-mail cannot be reset, nor to one that is too short', async () => {
  const { db } = (await startTestApp()).parts
  await addOwner(db, ana, now)
  expect(await resetPassword(db, 'ben@example.com', 'long enough', MAILING)).toEqual({
    ok: false,
    refusal: 'owner-unknown',
  })
  expect(await resetPassword(db, ana.email, 'short', MAILING)).toEqual({
    ok: false,
    refusal: 'password-too-short',
  })
})
