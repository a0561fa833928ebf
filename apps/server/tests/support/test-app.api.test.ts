import { expect, test } from 'vitest'
import { people } from '../../src/platform/db/schema.ts'
import { startTestApp } from './test-app.ts'

test('each app has a database of its own', async () => {
  const [here, there] = await Promise.all([startTestApp(), startTestApp()])
  await here.addOwner()
  expect([await here.parts.db.$count(people), await there.parts.db.$count(people)]).toEqual([1, 0])
})

test('a signed-in operator keeps the session until the clock passes its end', async () => {
  const { app, clock, addOwner, signIn } = await startTestApp()
  const authorization = `Bearer ${await signIn(await addOwner())}`
  const ask = async () => (await app.inject({ url: '/api/session', headers: { authorization } })).statusCode
  expect(await ask()).toBe(200)
  clock.advance(3_600_000)
  expect(await ask()).toBe(401)
})
