import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Lends a mail server of its own that takes everything: the product's variables for it, and what it has had so far. */
export async function withMailServer(use) {
  const child = fork(fileURLToPath(new URL('./mail-sink.mjs', import.meta.url)))
  try {
    const [{ port }] = await once(child, 'message')
    let asked = 0
    const had = async () => {
      const question = ++asked
      child.send(question)
      for await (const [answer] of on(child, 'message')) if (answer.question === question) return answer
    }
    return await use({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rent@example.com' }, had)
  } finally {
    child.disconnect()
  }
}

/** Waits until no mail is left to be sent, and tells after how many milliseconds. Throws where one is after so many. */
export async function mailsSent(origin, longest) {
  const began = performance.now()
  while (performance.now() - began < longest) {
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    if (/^nelly_mail_waiting 0$/m.test(metrics)) return performance.now() - began
    await pause(500)
  }
  throw new Error(`mails are left after ${longest / 1000} seconds`)
}

/** How many whole seconds late so much of the mails came at most, of 1, between two of what a mail server has had. */
export function lateness(before, after, share) {
  const counts = after.late.map((count, second) => count - (before.late[second] ?? 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  let upTo = 0
  return counts.findIndex((count) => {
    upTo += count
    return upTo >= all * share
  })
}
