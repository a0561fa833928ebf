import { expect, test } from 'vitest'
import { apiDocumentOf } from './api-document.ts'
import { documentFaults } from './document-fault.ts'
import { startTestApp } from './test-app.ts'

const documentFault = documentFaults(await apiDocumentOf((await startTestApp()).app))

const heard = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
  documentFault({
    method: 'DELETE',
    url: '/api/reservations/7?at=once',
    status,
    type,
    body: JSON.stringify(body),
  })

const problem = (code: string) => ({ code, message: 'A sentence.' })

test('a documented response is accepted', () => {
  expect(heard(200, { message: 'Deleted.' })).toBeUndefined()
  expect(heard(404, problem('reservation-not-found'))).toBeUndefined()
})

for (const { what, fault, says } of [
  {
    what: 'a status',
    fault: heard(418, problem('not-signed-in')),
    says: 'a status that the document does not list',
  },
  { what: 'a type', fault: heard(200, 'Deleted.', 'text/plain'), says: 'the type text/plain' },
  { what: 'a shape', fault: heard(200, { done: true }), says: "must have required property 'message'" },
  {
    what: 'a field',
    fault: heard(200, { message: 'Deleted.', id: 7 }),
    says: 'must NOT have additional properties',
  },
  {
    what: 'a refusal',
    fault: heard(404, problem('vehicle-not-found')),
    says: 'code must be equal to one of the allowed values',
  },
]) {
  test(`${what} that is not documented is reported`, () => {
    expect(fault).toContain('DELETE /api/reservations/7 answers')
    expect(fault).toContain(says)
  })
}

test('a request that is not a call of the document is ignored', () => {
  expect(
    documentFault({ method: 'GET', url: '/caribe', status: 200, type: 'text/html', body: '' }),
  ).toBeUndefined()
})
