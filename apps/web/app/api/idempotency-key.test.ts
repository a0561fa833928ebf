import { expect, test, vi } from 'vitest'
import { type Creation, withIdempotencyKey } from './idempotency-key.ts'

const picture = (name: string) => new File(['1'], name, { lastModified: 1 })
const kia: Creation = {
  address: '/api/vehicle',
  body: { name: 'Kia Rio' },
  files: { images: [picture('front.png')] },
}

/** Sends a creation and gives the key it was sent with; status 0 loses the answer. */
async function keyOf(creation: Creation, status: number): Promise<string> {
  let used = ''
  const sending = withIdempotencyKey(creation, async (key) => {
    used = key
    if (status === 0) throw new Error('unreachable')
    return { status }
  })
  await sending.catch(() => undefined)
  return used
}

test('a key has 128 random bits, and each creation that succeeds its own', async () => {
  const [first, second] = [await keyOf(kia, 201), await keyOf(kia, 201)]
  expect([first, second]).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.not.stringContaining(first),
  ])
})

test('a key that the server knows from something else is not used again', async () => {
  const first = await keyOf(kia, 409)
  expect(await keyOf(kia, 201)).not.toBe(first)
})

for (const [what, status] of [
  ['no answer', 0],
  ['an answer of a proxy', 502],
  ['the end of the session', 401],
] as const) {
  test(`after ${what} the same creation is sent with the same key until it succeeds`, async () => {
    const first = await keyOf(kia, status)
    expect(await keyOf({ ...kia, files: { images: [picture('front.png')] } }, status)).toBe(first)
    expect(await keyOf(kia, 201)).toBe(first)
    expect(await keyOf(kia, 201)).not.toBe(first)
  })
}

test('five minutes later the same creation is another one', async () => {
  vi.useFakeTimers()
  const first = await keyOf(kia, 0)
  vi.advanceTimersByTime(4 * 60_000)
  expect(await keyOf(kia, 0)).toBe(first)
  vi.advanceTimersByTime(2 * 60_000)
  expect(await keyOf(kia, 201)).not.toBe(first)
  vi.useRealTimers()
})

for (const [what, other] of [
  ['another text', { ...kia, body: { name: 'Kia Rio 2' } }],
  ['another picture', { ...kia, files: { images: [picture('side.png')] } }],
  ['another address', { ...kia, address: '/api/vehicles/1/2/duplicate' }],
] as const) {
  test(`a creation with ${what} has another key`, async () => {
    const first = await keyOf(kia, 0)
    expect(await keyOf(other, 201)).not.toBe(first)
    expect(await keyOf(kia, 201)).toBe(first)
  })
}
