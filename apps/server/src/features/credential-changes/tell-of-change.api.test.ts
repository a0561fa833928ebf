import type { AuditEntry } from '@nelly/contract/audit/audit'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { callsWith } from '../../../tests/support/call.ts'
import { type SignedIn, signedIn } from '../../../tests/support/landing.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { MAILING } from '../../../tests/support/mailing.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { jobs, passkeys } from '../../platform/db/schema.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { storeLink } from '../coming-in/mailed-links.ts'
import { removeFactors } from '../second-factors/remove-factors.ts'

let nelly: TestApp
let ana: TestOwner
let eva: TestOwner
let asAna: SignedIn
let asEva: SignedIn

beforeEach(async () => {
  nelly = await startTestApp({ publicUrl: 'https://nelly.example' })
  ana = await nelly.addOwner({ name: 'Ana' })
  eva = await addMember(nelly, ana, 'desk', 'Eva')
  asAna = await signedIn(nelly, ana)
  asEva = await signedIn(nelly, eva)
})

/** The subjects of the mails since the last look, all of them to Eva, with the one link to what she can do about it. */
async function told(): Promise<string[]> {
  const { db } = nelly.parts
  const mails = await mailJobs(db)
  await db.delete(jobs).where(eq(jobs.kind, 'mail'))
  for (const { kind, to, content } of mails) {
    expect([kind, to]).toEqual(['sign-in-changed', eva.email])
    const { text } = content as { text: string }
    expect(text.match(/https?:\S+/g)).toEqual(['https://nelly.example/app/security'])
  }
  return mails.map(({ content }) => (content as { subject: string }).subject)
}

/** What the account's audit tells of her, the newest first: who did it, and the names of the fields. */
async function audited() {
  const entries: AuditEntry[] = (await asAna.call('GET', '/audit?thing=person')).json()
  return entries.map(({ by, changes, withheld }) => [by.id, changes, withheld])
}

// Rule of "Calls": server/features/credential-changes/tell-of-change.ts
test('who changes their password is told by mail in their language, and the audit has the field alone', async () => {
  const password = 'a fresh password'
  const fields = { password, password_confirmation: password }
  expect((await asEva.inEnglish('POST', `/users-update/${eva.id}`, fields)).statusCode).toBe(200)
  expect(await told()).toEqual(['Your Nelly password changed'])
  expect(await audited()).toEqual([[eva.id, [], ['passwordHash']]])
  await asEva.call('POST', `/users-update/${eva.id}`, { name: 'Eva Paz' })
  expect(await told()).toEqual([])

  const { db, now } = nelly.parts
  const forgotten = {
    name: undefined,
    accountName: undefined,
    kind: 'password-reset',
    email: eva.email,
  } as const
  const link = await storeLink(db, forgotten, now())
  await callsWith(nelly.app, {})('POST', `/password-resets/${link}`, { password: 'four words of hers' })
  await resetPassword(db, eva.email, 'another of hers', MAILING)
  expect(await told()).toEqual(['Tu contraseña de Nelly cambió', 'Tu contraseña de Nelly cambió'])
})

test('each change of a second factor is told, and none where there was none', async () => {
  const { db, clock } = { ...nelly.parts, clock: nelly.clock }
  const path = '/second-factors/authenticator'
  const { secret } = (await asEva.call('POST', path)).json()
  expect((await asEva.call('DELETE', path)).statusCode).toBe(204)
  expect([await told(), await audited()]).toEqual([[], []])

  const setUp = async () => {
    const { secret } = (await asEva.call('POST', path)).json()
    const timestamp = clock.now().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    expect((await asEva.call('POST', `${path}/confirmation`, { code })).statusCode).toBe(200)
    return code
  }
  const code = await setUp()
  expect(await told()).toEqual(['Agregaste un segundo paso en Nelly'])
  clock.advance(1000)
  expect((await asEva.call('POST', '/second-factors/recovery-codes')).statusCode).toBe(200)
  expect(await told()).toEqual(['Tienes códigos de recuperación nuevos de Nelly'])
  clock.advance(1000)
  expect((await asEva.call('DELETE', path)).statusCode).toBe(204)
  expect(await told()).toEqual(['Se quitó un segundo paso en Nelly'])
  clock.advance(1000)
  await setUp()
  clock.advance(1000)
  await removeFactors(db, eva.email, { ...MAILING, now: clock.now() })
  expect(await told()).toEqual([
    'Agregaste un segundo paso en Nelly',
    'Quien administra Nelly quitó tu segundo paso',
  ])
  const hers = [eva.id, [], ['factorsChangedAt']]
  expect(await audited()).toEqual([[null, [], ['factorsChangedAt']], hers, hers, hers, hers])
  const key = { personId: eva.id, name: 'Key', credentialId: 'hers', publicKey: '', counter: 0 }
  await db.insert(passkeys).values({ ...key, createdAt: clock.now() })
  asEva = await signedIn(nelly, eva)
  const [passkey] = (await asEva.call('GET', '/second-factors')).json().passkeys
  expect((await asEva.call('DELETE', `/second-factors/passkeys/${passkey.id}`)).statusCode).toBe(204)
  expect(await told()).toEqual(['Se quitó un segundo paso en Nelly'])
  const everything = JSON.stringify((await asAna.call('GET', '/audit')).json())
  for (const private_ of [secret, code]) expect(everything).not.toContain(private_)
})
