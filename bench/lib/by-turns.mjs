import { median, quantile } from './figures.mjs'

/** Answers of which no time is taken: they find what is not compiled and not in memory yet. */
const WARMING = 10

/**
 * Milliseconds that each of two addresses takes to answer, asked by turns so many times. Throws where an answer is not 200.
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

/** The cells of two of `byTurns` beside each other: medians, their ratio, and what 95 of 100 stay below. */
export const besideEachOther = ([first, second]) => [
  median(first).toFixed(1),
  median(second).toFixed(1),
  (median(second) / median(first)).toFixed(2),
  quantile(first, 0.95).toFixed(1),
  quantile(second, 0.95).toFixed(1),
]
