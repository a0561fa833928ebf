import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from './rental.ts'
import { storedRows } from './stored.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Fills a database, and returns its first ids. */
async function fill(nelly: TestApp): Promise<number[]> {
  const owner = await nelly.addOwner()
  const landing = await addLanding(nelly.parts, owner, { name: 'sun-cars' })
  const vehicle = await addVehicle(nelly.parts, landing)
  const made = await send(nelly.app, booking(landing, vehicle))
  return [owner.id, landing, vehicle, made.json().id]
}

test('a reused database is like a new one: empty, and counting from 1', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const nelly = await startTestApp()
    expect(Object.values(await storedRows(nelly.parts)).join('')).toBe('')
    expect(await fill(nelly)).toEqual([1, 1, 1, 1])
    await nelly.close()
  }
})

test('a database whose tables were changed or analyzed is not reused', async () => {
  for (const change of [
    sql`alter table people add constraint odd check (name <> 'odd')`,
    sql`create function odd() returns int language sql as 'select 1'`,
    sql`analyze people`,
  ]) {
    const changed = await startTestApp()
    await changed.addOwner()
    await changed.parts.db.execute(change)
    await changed.close()
    const { parts } = await startTestApp()
    const left = await parts.db.execute(sql`select
      (select count(*) from pg_constraint where conname = 'odd') + (select count(*) from pg_proc where proname = 'odd')
      + (select count(*) from pg_statistic s where starelid = 'people'::regclass) as odd`)
    expect(
      (left as unknown as { rows: unknown[] }).rows.map((row) => Object.values(row as object).map(Number)),
    ).toEqual([[0]])
  }
})

test('settings of a connection do not affect the next', async () => {
  const before = await startTestApp()
  await before.parts.db.execute(sql`set statement_timeout = 12345`)
  await before.close()
  const { parts } = await startTestApp()
  const said = (await parts.db.execute(sql`show statement_timeout`)) as unknown as { rows: object[] }
  expect(said.rows).toEqual([{ statement_timeout: '0' }])
})
