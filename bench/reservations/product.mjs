import { cpuSeconds } from '../lib/wrk.mjs'
import { load } from './load.mjs'
import { lateness, mailsSent } from './mails.mjs'

/** In a load that lasts longer than so many seconds, what comes after is told apart: a backlog of mails has grown by then. */
const FIRST_SECONDS = 30

/**
 * Makes reservations by the product's call, the process `pid`, for so many seconds, and waits until their mails are sent: how many,
 * what of its processor they took, and how late the mails came to the mail server that `had` asks.
 */
export async function reserved({ wrk, origin, pid, fleet, had }, { clients, seconds, start }) {
  const samples = []
  const began = performance.now()
  const sample = async () => {
    const { came } = await had()
    samples.push({ at: (performance.now() - began) / 1000, cpu: cpuSeconds(pid), came })
  }
  const before = await had()
  await sample()
  const clock = setInterval(sample, 1000)
  const { eachSecond, ...figures } = await load(wrk, { origin, fleet, clients, seconds, start }).finally(() =>
    clearInterval(clock),
  )
  await sample()
  const [first, loaded] = [samples[0], samples.at(-1)]
  const mailsMs = await mailsSent(origin, 120_000 + 10_000 * seconds)
  const [after, spent] = [await had(), cpuSeconds(pid)]
  const between = (from, to) => part({ samples, eachSecond }, from, to)
  return {
    ...figures,
    cpuMs: (1000 * (loaded.cpu - first.cpu)) / figures.made,
    mailCpuMs: (1000 * (spent - loaded.cpu)) / (after.came - loaded.came),
    mailsMs,
    mails: after.came - before.came,
    late: [0.5, 0.99, 1].map((share) => lateness(before, after, share)),
    parts: seconds > FIRST_SECONDS + 10 ? [between(0, FIRST_SECONDS), between(FIRST_SECONDS, seconds)] : [],
    eachSecond,
    samples,
  }
}

/** Of the time from one second to another: reservations, processor time of each with what else was done, and mails that came. */
function part({ samples, eachSecond }, from, to) {
  const at = (second) => samples.find((sample) => sample.at >= second) ?? samples.at(-1)
  const [begin, end] = [at(from), at(to)]
  const made = eachSecond.slice(from, to).reduce((sum, count) => sum + count, 0)
  return {
    perSecond: made / (to - from),
    cpuMs: (1000 * (end.cpu - begin.cpu)) / made,
    mailsPerSecond: (end.came - begin.came) / (end.at - begin.at),
  }
}
