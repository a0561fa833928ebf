import { median, quantile } from './figures.mjs'

/** Warm-up requests that are not timed: the first ones run uncompiled code. */
const WARMING = 10

/**
 * The response times of two addresses in milliseconds, requested alternately a number of times. Throws where a response
 * is not 200.
 */
export async function byTurns(pair, count) {
  const times = pair.map(() => [])
  for (let time = 0; time < count + WARMING; time++) {
    for (const [index, { url, token }] of pair.entries()) {
      const began = performance.now()
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
      if (time >= WARMING) times[index].push(performance.now() - began)
    }
  }
  return times
}

/** Table cells that compare two results of `byTurns`: medians, their ratio, and the 95th percentiles. */
export const besideEachOther = ([first, second]) => [
  median(first).toFixed(1),
  median(second).toFixed(1),
  (median(second) / median(first)).toFixed(2),
  quantile(first, 0.95).toFixed(1),
  quantile(second, 0.95).toFixed(1),
]
