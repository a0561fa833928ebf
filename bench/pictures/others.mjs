import { setTimeout as pause } from 'node:timers/promises'

/** A request of each kind is sent at this interval in milliseconds, whether or not the last one was answered. */
const EVERY_MS = 80

/**
 * Requests several addresses in turn at a fixed rate until `over` is resolved; returns the response times in
 * milliseconds, by name.
 */
export async function others(asked, over) {
  const taken = Object.fromEntries(asked.map(({ name }) => [name, []]))
  let isOver = false
  void over.then(() => (isOver = true))
  const underWay = new Set()
  for (let turn = 0; !isOver; turn++) {
    const { name, url, headers } = asked[turn % asked.length]
    const one = answered(url, headers).then((milliseconds) => taken[name].push(milliseconds))
    underWay.add(one)
    void one.finally(() => underWay.delete(one))
    await pause(EVERY_MS / asked.length)
  }
  await Promise.all(underWay)
  return taken
}

async function answered(url, headers) {
  const began = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - began
}
