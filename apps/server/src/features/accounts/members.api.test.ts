import { expect, test } from 'vitest'
import { madeLanding, signedIn } from '../../../tests/support/landing.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { accounts, members, people, sessions } from '../../platform/db/schema.ts'

/** An operator whose number as a person is another than their account's. */
async function operatorOfAnotherNumber(nelly: TestApp) {
  const { parts, addOwner } = nelly
  const alone = { email: 'alone@example.com', name: 'Alone', passwordHash: '', createdAt: parts.now() }
  await parts.db.insert(people).values(alone)
  const owner = await addOwner()
  expect(Number(owner.id)).not.toBe(Number(owner.account))
  return { ...owner, ...(await signedIn(nelly, owner)) }
}

test('a user in paths, bodies and answers is the person who signed in, and what they have is their account’s', async () => {
  const nelly = await startTestApp()
  const ana = await operatorOfAnotherNumber(nelly)
  const made = await madeLanding(nelly, ana, 'Búho Rent')
  const get = (url: string) => nelly.app.inject({ url: `/api${url}`, headers: ana.headers })
  expect(made.id_users_landing).toBe(ana.id)
  const answers = [`/landing/${ana.id}`, `/landings/${ana.id}/${made.id}`, `/reviews/${made.name}`].map(get)
  for (const answer of await Promise.all(answers))
    expect([answer.json()].flat()).toMatchObject([{ id: made.id, id_users_landing: ana.id }])
  expect((await get(`/users/${ana.id}`)).json()).toMatchObject({ id: ana.id, email: ana.email })
  expect((await get('/session')).json().user).toMatchObject({ id: ana.id })
  for (const url of [`/landing/${ana.account}`, `/users/${ana.account}`, `/figures/${ana.account}`])
    expect((await get(url)).json().code).toBe('not-your-account')
})

test('what an operator changes of themselves goes to the person and to their account', async () => {
  const nelly = await startTestApp()
  const ana = await operatorOfAnotherNumber(nelly)
  const changes = { name: 'Ana', email: 'ana@example.com', phone: '+1 809 555 0110', retention_months: 36 }
  const changed = await nelly.app.inject({
    method: 'POST',
    url: `/api/users-update/${ana.id}`,
    headers: ana.headers,
    payload: changes,
  })
  expect(changed.json()).toMatchObject(changes)
  const { db } = nelly.parts
  expect((await db.select().from(people).orderBy(people.id)).at(-1)).toMatchObject({
    name: 'Ana',
    email: 'ana@example.com',
  })
  const { name: _, retention_months: retentionMonths, ...reached } = changes
  expect(await db.select().from(accounts)).toMatchObject([{ ...reached, retentionMonths }])
})

test('a session ends with the membership it belongs to', async () => {
  const nelly = await startTestApp()
  const ana = await operatorOfAnotherNumber(nelly)
  await nelly.parts.db.delete(members)
  expect(await nelly.parts.db.$count(sessions)).toBe(0)
  const { statusCode } = await nelly.app.inject({ url: '/api/session', headers: ana.headers })
  expect(statusCode).toBe(401)
})
