import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Runs tasks named after their owner, all added while the first one runs, and returns the order in which they ran. */
async function orderOf(tasks: readonly string[]): Promise<string> {
  const queue = createFairQueue()
  const order: string[] = []
  await Promise.all(
    tasks.map((task) =>
      queue.run(task.slice(0, 1), async () => {
        order.push(task)
        await Promise.resolve()
      }),
    ),
  )
  return order.join(' ')
}

for (const { when, tasks, order } of [
  { when: 'one owner alone', tasks: 'a1 a2 a3', order: 'a1 a2 a3' },
  { when: 'another behind many', tasks: 'a1 a2 a3 a4 b1', order: 'a1 b1 a2 a3 a4' },
  { when: 'three owners', tasks: 'a1 a2 a3 b1 b2 c1', order: 'a1 b1 c1 a2 b2 a3' },
]) {
  test(`owners take turns: ${when}`, async () => expect(await orderOf(tasks.split(' '))).toBe(order))
}

test('a failing task does not affect others', async () => {
  const queue = createFairQueue()
  const failed = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
