import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleError } from './entry.server.tsx'
import { faultContext } from './site-context.ts'

/** The errors reported to the server when this is thrown while a page is loaded. */
function heard(thrown: unknown): unknown[] {
  const faults: unknown[] = []
  const context = new RouterContextProvider()
  context.set(faultContext, (error) => void faults.push(error))
  const request = new Request('https://nelly.example/sun-cars')
  handleError(thrown, { request, params: {}, context, pattern: '/:name', url: new URL(request.url) } as never)
  return faults
}

const answer = (status: number) => ({ status, statusText: '', internal: true, data: '' })

test('reports what a loader or an action throws', () => {
  const fault = new Error('no database')
  expect(heard(fault)).toEqual([fault])
  expect(heard(answer(500))).toHaveLength(1)
})

test('does not report an address or a method that is the client’s mistake', () => {
  expect(heard(answer(404))).toEqual([])
  expect(heard(answer(405))).toEqual([])
})
