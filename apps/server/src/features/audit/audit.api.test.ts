import type { AuditEntry } from '@nelly/contract/audit/audit'
import en from '@nelly/contract/messages/en/audit.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/audit.json' with { type: 'json' }
import { AUDIT_THINGS, type AuditThing } from '@nelly/domain/audit/audit'
import type { Role } from '@nelly/domain/team/roles'
import { eq, getTableName, is, sql, Table } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { addPicture } from '../../../tests/support/add-picture.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { limitDeletes } from '../../../tests/support/limit-deletes.ts'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp, type TestApp, type TestOwner } from '../../../tests/support/test-app.ts'
import { actingAs } from '../../platform/db/acting.ts'
import { queryRows } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import * as schema from '../../platform/db/schema.ts'
import { accounts, auditEntries, landings, members } from '../../platform/db/schema.ts'
import { startJobWorker } from '../../platform/jobs/job-worker.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { AUDITED_TABLES, fieldOf } from './audited-fields.ts'
import { sweepAudit } from './sweep-audit.ts'

/** Tables whose changes the audit does not tell: autosaved drafts, what follows from other rows, and the program's own. */
const NOT_AUDITED = [
  ...[
    'audit_entries',
    'authenticators',
    'challenges',
    'customer_contacts',
    'email_changes',
    'former_names',
    'gateway_events',
    'idempotency_keys',
    // What it changes is told by vehicles, pools and units.
    'imports',
    'jobs',
  ],
  ...[
    'mailed_links',
    'paper_numbers',
    'partner_rentals',
    'passkeys',
    'rate_limits',
    'recovery_codes',
    'remembered_browsers',
    'reminders',
    'sessions',
    'shared_secrets',
    // Visitors ask for it, and nobody of the account changes it.
    'waiting_wishes',
    'site_draft_steps',
    'site_drafts',
    'site_pictures',
  ],
]

let nelly: TestApp
beforeAll(async () => {
  nelly = await startTestApp()
})

/** An operator with their calls. */
async function startOwner() {
  const owner = await nelly.addOwner({ name: 'Ana' })
  return { owner, call: await callsOf(owner) }
}

const callsOf = async (owner: TestOwner) => (await signedIn(nelly, owner)).call

type Call = Awaited<ReturnType<typeof callsOf>>

/** What an account's audit tells, the newest first. */
async function audit(call: Call, query = ''): Promise<AuditEntry[]> {
  const answer = await call('GET', `/audit?per_page=100${query}`)
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}

/** Somebody who is in the account of an owner alone, with their calls. */
async function memberOf(owner: TestOwner, role: Role) {
  const member = await addMember(nelly, owner, role, 'Eva')
  return { member, call: await callsOf(member) }
}

/** A row of an account's audit, to be stored as of another day. */
const anEntry = ({ account }: TestOwner) =>
  ({ accountId: account, actorKind: 'system', action: 'refused', refusedCall: 'GET /x' }) as const

const refusedBy = (statement: Promise<unknown>) =>
  expect(statement).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'the audit is not changed' }),
  })

// Rule of "Roles and permissions": server/platform/db/migrations/0013_audit.sql, server/features/audit/audit-store.ts
test('an owner reads who changed what, with old and new values', async () => {
  const { owner, call } = await startOwner()
  const landing = await addLanding(nelly.parts, owner)
  const vehicle = await addVehicle(nelly.parts, landing)
  await addPicture(nelly.parts, vehicle)
  const before = (await call('GET', `/vehicles/${landing}/${vehicle}`)).json()
  await call('PUT', `/vehicles/${landing}/${vehicle}`, { name: 'Kia Picanto', price: 51.5 })
  const [changed] = await audit(call, '&thing=vehicle')
  expect(changed).toEqual({
    id: expect.any(Number),
    at: expect.any(String),
    by: { kind: 'person', id: owner.id, name: 'Ana', job: null },
    action: 'changed',
    thing: { kind: 'vehicle', id: String(vehicle), name: 'Kia Picanto' },
    changes: expect.arrayContaining([
      { field: 'name', old: before.name, new: 'Kia Picanto' },
      { field: 'pricePerDay', old: before.price * 100, new: 5150 },
    ]),
    withheld: [],
    currency: 'USD',
    refusedCall: null,
  })
  expect(changed?.changes).toHaveLength(2)
  await call('DELETE', `/vehicle/${vehicle}`)
  expect((await audit(call, '&thing=vehicle'))[0]).toMatchObject({
    action: 'deleted',
    thing: { kind: 'vehicle', name: 'Kia Picanto' },
  })
})

test('personal fields are told by their names alone, and nothing of an erased customer is in any entry', async () => {
  const { owner, call } = await startOwner()
  const landing = await addLanding(nelly.parts, owner)
  const vehicle = await addVehicle(nelly.parts, landing)
  const person = {
    name: 'Quetzalina',
    last_name: 'Resplandor',
    email: 'quetzalina@example.com',
    phone: '8095550177',
    comment: 'Quetzal seat',
  }
  const made = (await send(nelly.app, booking(landing, vehicle, person))).json()
  const find = `/customers?search=quetzalina`
  const [customer] = (await call('GET', find)).json()
  const url = `/customers/${customer.id}`
  await call('PATCH', url, {
    firstName: 'Quetzala',
    notes: 'Quetzal notes',
    doNotRentReason: 'Quetzal reason',
  })
  await call('POST', `/reservations/${made.id}/cancellation`, { reason: 'other', note: 'Quetzal note' })
  const entries = await audit(call, `&thing=customer:${customer.id}`)
  expect(
    entries.map(({ action, by, changes, withheld }) => ({ action, by: by.kind, changes, withheld })),
  ).toEqual([
    {
      action: 'changed',
      by: 'person',
      changes: [{ field: 'doNotRentAt', old: null, new: expect.any(String) }],
      withheld: ['doNotRentReason', 'firstName', 'notes'],
    },
    { action: 'created', by: 'visitor', changes: [], withheld: ['email', 'firstName', 'lastName', 'phone'] },
  ])
  expect(entries[0]?.thing?.name).toBe('Quetzala Resplandor')
  expect((await call('POST', `${url}/erasure`)).statusCode).toBe(200)
  const told = JSON.stringify([
    await nelly.parts.db.select().from(auditEntries),
    await audit(call),
  ]).toLowerCase()
  for (const word of ['quetzal', 'resplandor', '8095550177']) expect(told).not.toContain(word)
  expect((await audit(call, `&thing=customer:${customer.id}`))[0]).toMatchObject({ action: 'deleted' })
})

test('a password is told by its name alone, in every account of the person', async () => {
  const { owner, call } = await startOwner()
  const other = await startOwner()
  const { db, now } = nelly.parts
  await db
    .insert(members)
    .values({ accountId: other.owner.account, personId: owner.id, role: 'desk', createdAt: now() })
  await call('POST', `/users-update/${owner.id}`, {
    ...{
      current_password: owner.password,
      password: 'another password',
      password_confirmation: 'another password',
    },
  })
  for (const reader of [call, other.call])
    expect((await audit(reader, '&thing=person'))[0]).toMatchObject({
      by: { id: owner.id },
      changes: [],
      withheld: ['passwordHash'],
    })
})

test('a change that is rolled back, and an update that changes nothing, leave no entry', async () => {
  const { owner, call } = await startOwner()
  const landing = await addLanding(nelly.parts, owner)
  const before = await audit(call)
  const { db } = nelly.parts
  const rolledBack = inTransaction(db, async (tx) => {
    await tx.update(landings).set({ displayName: 'Other' }).where(eq(landings.id, landing))
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await db
    .update(landings)
    .set({ displayName: sql`${landings.displayName}` })
    .where(eq(landings.id, landing))
  expect(await audit(call)).toEqual(before)
})

test('calls at the same time are ascribed to those who made them', async () => {
  const { owner, call } = await startOwner()
  const { member, call: asEva } = await memberOf(owner, 'manager')
  const landing = await addLanding(nelly.parts, owner)
  const add = (by: Call, name: string) =>
    by('POST', `/landings/${landing}/places`, { name, isPickup: true, isReturn: true })
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) => add(n % 2 ? call : asEva, `${n % 2 ? 'Ana' : 'Eva'} ${n}`)),
  )
  expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201))
  const entries = await audit(call, '&thing=place')
  expect(entries).toHaveLength(12)
  for (const { by, thing } of entries) {
    expect(thing?.name?.slice(0, 3)).toBe(by.name)
    expect(by.id).toBe(by.name === 'Ana' ? owner.id : member.id)
  }
  expect(await audit(call, `&thing=place&person=${member.id}`)).toHaveLength(6)
})

test('a job and the program itself are told from people', async () => {
  const { owner, call } = await startOwner()
  const landing = await addLanding(nelly.parts, owner)
  const { db, now } = nelly.parts
  const worker = startJobWorker({ ...nelly.parts, log: nelly.app.log }, [
    {
      ...{ kind: 'audited', concurrency: 1, timeoutMs: 30_000, backoffMs: () => 0 },
      run: () =>
        inTransaction(db, (tx) => tx.update(landings).set({ quoteHours: 7 }).where(eq(landings.id, landing))),
    },
  ])
  await enqueue(db, [{ kind: 'audited' }], now())
  await expect
    .poll(async () => (await audit(call, '&thing=landing'))[0]?.by, { timeout: 20_000 })
    .toEqual({ kind: 'job', id: null, name: null, job: 'audited' })
  await worker.stop()
  expect((await audit(call, '&thing=landing')).at(-1)?.by.kind).toBe('system')
})

test('what a member may not do is told, once a minute', async () => {
  const { owner, call } = await startOwner()
  const { member, call: asEva } = await memberOf(owner, 'desk')
  for (let n = 0; n < 3; n++)
    expect((await asEva('PATCH', `/members/${owner.id}`, { role: 'viewer' })).statusCode).toBe(403)
  // This one is refused by what is asked for, not by the call.
  expect((await asEva('DELETE', `/members/${owner.id}`)).statusCode).toBe(403)
  const entries = (await audit(call)).filter(({ action }) => action === 'refused')
  expect(entries).toMatchObject([
    { by: { id: member.id, name: 'Eva' }, thing: null, refusedCall: 'DELETE /members/:memberId' },
    { by: { id: member.id }, thing: null, refusedCall: 'PATCH /members/:memberId' },
  ])
})

test('owners and managers read the audit, owners alone take it along', async () => {
  const { owner } = await startOwner()
  for (const [role, read, taken] of [
    ['owner', 200, 200],
    ['manager', 200, 403],
    ['desk', 403, 403],
    ['viewer', 403, 403],
  ] as const) {
    const { call } = await memberOf(owner, role)
    const answers = [await call('GET', '/audit'), await call('GET', '/audit/export')]
    expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, read, taken])
  }
})

test('two accounts read their own entries alone', async () => {
  const ana = await startOwner()
  const ben = await startOwner()
  const landing = await addLanding(nelly.parts, ana.owner)
  await ana.call('POST', '/special-features', { name: 'Toucan', description: 'Toucan' })
  const ofAna = await audit(ana.call)
  expect(ofAna.some(({ thing }) => thing?.kind === 'landing' && thing.id === String(landing))).toBe(true)
  for (const query of [
    '',
    `&person=${ana.owner.id}`,
    `&thing=landing:${landing}`,
    '&thing=special-feature',
  ]) {
    const found = await audit(ben.call, query)
    expect(found.filter(({ id }) => ofAna.some((one) => one.id === id))).toEqual([])
  }
})

test('entries are filtered by day at the first landing, and read in pages', async () => {
  const { owner, call } = await startOwner()
  await addLanding(nelly.parts, owner, { timezone: 'Pacific/Auckland' })
  const { db } = nelly.parts
  // As of other days: two seconds around midnight there.
  const entry = anEntry(owner)
  for (const at of ['2026-01-09T10:59:59Z', '2026-01-09T11:00:00Z', '2026-01-10T10:59:59Z'])
    await db.insert(auditEntries).values({ ...entry, at: new Date(at) })
  const on = async (from: string, to: string) =>
    (await audit(call, `&from=${from}&to=${to}`)).map(({ at }) => at.slice(5, 19))
  expect(await on('2026-01-10', '10-01-2026')).toEqual(['01-10T10:59:59', '01-09T11:00:00'])
  expect(await on('2026-01-09', '2026-01-09')).toEqual(['01-09T10:59:59'])
  const all = await audit(call)
  const second = await call('GET', '/audit?per_page=2&page=2')
  expect(second.json()).toEqual(all.slice(2, 4))
  expect([second.headers['x-total-count'], second.headers.link]).toEqual([
    String(all.length),
    expect.stringContaining('page=1'),
  ])
  for (const query of [
    'from=2026-01-10&to=2026-01-09',
    'thing=tree',
    'thing=vehicle:x',
    'person=x',
    'from=soon',
  ])
    expect([query, (await call('GET', `/audit?${query}`)).statusCode]).toEqual([query, 422])
})

test('an owner downloads the entries in words, in which nothing is a formula', async () => {
  const { owner, call } = await startOwner()
  const landing = await addLanding(nelly.parts, owner)
  await call('POST', `/landings/${landing}/places`, { name: '=1+1', isPickup: true, isReturn: false })
  const { inEnglish } = await signedIn(nelly, owner)
  const answer = await inEnglish('GET', '/audit/export?thing=place')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [titles, row, ...others] = answer.body.trimEnd().split('\r\n')
  expect(titles?.replace('\uFEFF', '')).toBe('"When","Who","What they did","To what","Name","Changes"')
  expect(row).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d","Ana","Created","Place","'=1\+1","/)
  expect(row).toContain('For pickup: yes')
  expect(others).toEqual([])
})

test('entries are not changed and not deleted, but after two years or with their account', async () => {
  const { owner } = await startOwner()
  const { db } = nelly.parts
  const mine = eq(auditEntries.accountId, owner.account)
  const at = (years: number) => new Date(Date.now() - years * 366 * 86_400_000)
  const entry = anEntry(owner)
  await db
    .insert(auditEntries)
    .values([...Array.from({ length: 1_200 }, () => ({ ...entry, at: at(2) })), { ...entry, at: at(1) }])
  const stored = await db.$count(auditEntries, mine)
  await refusedBy(db.update(auditEntries).set({ refusedCall: 'GET /y' }).where(mine))
  await refusedBy(db.delete(auditEntries).where(mine))
  await refusedBy(db.execute(sql`truncate audit_entries`))
  expect(await db.$count(auditEntries, mine)).toBe(stored)
  await limitDeletes(db, auditEntries, () => sweepAudit(db, new Date()))
  expect(await db.$count(auditEntries, mine)).toBe(await young(owner))
  await refusedBy(db.delete(auditEntries).where(mine))
  await db.delete(accounts).where(eq(accounts.id, owner.account))
  expect(await db.$count(auditEntries, mine)).toBe(0)
})

/** How many entries an account has that are younger than two years. */
const young = (owner: TestOwner) =>
  nelly.parts.db.$count(
    auditEntries,
    sql`${auditEntries.accountId} = ${owner.account} and ${auditEntries.at} > now() - interval '2 years'`,
  )

test('every table is audited or known not to be, and every field has a word in both languages', async () => {
  const triggers = await queryRows<{ table: string; args: string }>(
    nelly.parts.db,
    sql`select tgrelid::regclass::text as table, encode(tgargs, 'escape') as args from pg_trigger where tgname = 'audit'`,
  )
  const declared = triggers.map(({ table, args }) => {
    const [thing = '', , , , written = '', never = ''] = args.split('\\000')
    return {
      table,
      thing: thing as AuditThing,
      columns: [written, never].map((list) => list.slice(1, -1).split(',')),
    }
  })
  expect(declared.map(({ thing }) => thing).sort()).toEqual([...AUDIT_THINGS].sort())
  const tables = Object.values(schema)
    .filter((table) => is(table, Table))
    .map(getTableName)
  expect([...declared.map(({ table }) => table), ...NOT_AUDITED].sort()).toEqual(tables.sort())
  for (const { table, thing, columns } of declared) {
    expect([thing, getTableName(AUDITED_TABLES[thing])]).toEqual([thing, table])
    const all = await queryRows<{ name: string }>(
      nelly.parts.db,
      sql`select column_name as name from information_schema.columns where table_name = ${table}`,
    )
    const names = new Set(all.map(({ name }) => name))
    // A name that is mistyped would let a value be written, or none.
    expect([table, columns.flat().filter((column) => column !== '' && !names.has(column))]).toEqual([
      table,
      [],
    ])
    const told = [...names].filter((name) => name !== 'deleted_at' && !columns[1]?.includes(name))
    for (const words of [es, en])
      expect([
        table,
        told.map((name) => fieldOf(thing, name)).filter((field) => !(field in words.fields)),
      ]).toEqual([table, []])
  }
  for (const words of [es, en]) expect(Object.keys(words.things).sort()).toEqual([...AUDIT_THINGS].sort())
})

test('who acts is told to a transaction alone, not to the next one on its connection', async () => {
  const { owner, call } = await startOwner()
  const landing = await addLanding(nelly.parts, owner)
  const { db } = nelly.parts
  const set = (quoteHours: number) =>
    inTransaction(db, (tx) => tx.update(landings).set({ quoteHours }).where(eq(landings.id, landing)))
  await actingAs({ kind: 'key', id: 5 as never }, () => set(9))
  await set(10)
  expect((await audit(call, '&thing=landing')).slice(0, 2).map(({ by }) => [by.kind, by.id])).toEqual([
    ['system', null],
    ['key', 5],
  ])
})
