import { expect, test } from 'vitest'
import { addMember } from '../../../tests/support/add-member.ts'
import { signedIn } from '../../../tests/support/landing.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

const SETTLED = { incomeKind: '01', damagesTaxed: true }
const SOL = {
  ...SETTLED,
  legalName: 'Sol y Arena, S.R.L.',
  taxNumber: '131880738',
  legalAddress: 'Calle El Sol 12\nSosúa, Puerto Plata',
}
const NOTHING = { ...SETTLED, legalName: null, taxNumber: null, legalAddress: null }

// Rule of "Validation rules": contract/team/legal-identity.ts, domain/taxpayers/tax-number.ts, server/features/accounts/legal-identity.ts, web/owner/settings/legal-identity-section.tsx, domain/taxpayers/taxpayers.test.ts
test('owners and managers say who the business is on paper', async () => {
  const nelly = await startTestApp()
  const owner = await nelly.addOwner()
  const { call } = await signedIn(nelly, owner)
  const read = async () => (await call('GET', '/legal-identity')).json()
  const change = async (changes: object) => call('PATCH', '/legal-identity', changes)
  expect(await read()).toMatchObject(NOTHING)
  const manager = await signedIn(nelly, await addMember(nelly, owner, 'manager'))
  const typed = { ...SOL, legalName: ' Sol y Arena,\nS.R.L. ', taxNumber: '1-31-88073-8' }
  expect((await manager.call('PATCH', '/legal-identity', typed)).json()).toMatchObject(SOL)
  for (const taxNumber of ['131111111', '001-1234567-4', 'x'.repeat(21), 'A\u0007', 5]) {
    const refused = await change({ legalName: 'Another', taxNumber })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['taxNumber']])
  }
  expect(await read()).toMatchObject(SOL)
  expect((await change({})).json()).toMatchObject(SOL)

  for (const role of ['desk', 'viewer'] as const) {
    const member = await signedIn(nelly, await addMember(nelly, owner, role))
    expect((await member.call('GET', '/legal-identity')).json()).toMatchObject(SOL)
    expect((await member.call('PATCH', '/legal-identity', NOTHING)).json().code).toBe('role-not-allowed')
  }
  const other = await signedIn(nelly, await nelly.addOwner())
  expect((await other.call('GET', '/legal-identity')).json()).toMatchObject(NOTHING)

  const entries = (await call('GET', '/audit?thing=account')).json()
  expect(entries.find(({ action }: { action: string }) => action === 'changed').changes).toContainEqual({
    field: 'taxNumber',
    old: null,
    new: SOL.taxNumber,
  })
  const exported = (await call('GET', `/users/export/${owner.id}`)).json()
  expect(exported.account[0]).toMatchObject({ legal_name: SOL.legalName, tax_number: SOL.taxNumber })
  expect((await change({ taxNumber: '', legalAddress: null })).json()).toMatchObject({
    ...NOTHING,
    legalName: SOL.legalName,
  })
})
