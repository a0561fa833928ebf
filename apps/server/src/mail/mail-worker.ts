import type { Parts } from '../parts.ts'
import { type Mailer, MailNotTaken } from './mailer.ts'
import {
  abandonMail,
  giveBackMail,
  keepAsSent,
  nextMailDue,
  onMails,
  putOffMail,
  sweepMails,
  type TakenMail,
  takeMail,
} from './outbox.ts'
import { type Patience, USUAL_PATIENCE } from './patience.ts'

/** What a worker needs: the outbox, and where it tells what it did, without a word about anybody. */
export interface MailParts extends Pick<Parts, 'db' | 'now' | 'mailCounts'> {
  mailer: Mailer
  log: {
    info(about: object, message: string): void
    warn(about: object, message: string): void
    error(about: object, message: string): void
  }
}

/** A worker at work. */
export interface MailWorker {
  /** Lets it finish the mails it is at, for a while, gives the others back, and ends it. */
  stop(): Promise<void>
}

/**
 * Sends what the outbox holds, a few mails at a time: at once what is put there by this process, soon what another process
 * puts there, later what failed. Several workers may share one outbox: each mail is taken by one of them. Nothing is sent
 * within a transaction, so a mail whose sending was interrupted, or not noted down, is sent again, with the same `Message-ID`.
 */
export function startMailWorker(parts: MailParts, patience: Patience = USUAL_PATIENCE): MailWorker {
  const { db, now, log } = parts
  const lanes = new Set<Promise<void>>()
  const ending = new AbortController()
  let stopped = false
  let calledMeanwhile = false
  let rest: NodeJS.Timeout | undefined
  let swept = Number.NEGATIVE_INFINITY

  const wake = () => {
    if (stopped) return
    clearTimeout(rest)
    if (lanes.size >= patience.lanes) {
      calledMeanwhile = true
      return
    }
    const lane: Promise<void> = work().finally(() => {
      lanes.delete(lane)
      if (stopped) return
      if (calledMeanwhile) wake()
      else if (lanes.size === 0) rest = setTimeout(wake, pause).unref()
    })
    lanes.add(lane)
  }
  let pause = patience.longestRest

  const work = async () => {
    pause = patience.longestRest
    try {
      for (let isDue = true; isDue && !stopped; ) {
        calledMeanwhile = false
        const leaseEnds = new Date(now().getTime() + patience.lease)
        const mail = await takeMail(db, now(), leaseEnds)
        if (!mail) break
        // Another lane sees to the next one while this one sends.
        if (mail.isFollowed && !stopped) wake()
        await deliver(parts, mail, { patience, ending: ending.signal })
        isDue = mail.isFollowed || calledMeanwhile
      }
      await sweepNowAndThen()
      const next = await nextMailDue(db)
      if (next) pause = Math.min(Math.max(next.getTime() - now().getTime(), 10), patience.longestRest)
    } catch (error) {
      log.error({ err: error }, 'the outbox of mails must wait')
    }
  }

  const sweepNowAndThen = async () => {
    if (now().getTime() - swept < patience.betweenSweeps) return
    swept = now().getTime()
    await sweepMails(db, now())
  }

  const ignore = onMails(wake)
  wake()
  return {
    async stop() {
      stopped = true
      ignore()
      clearTimeout(rest)
      const late = setTimeout(() => ending.abort(new Error('the server ends')), patience.grace)
      await Promise.all(lanes)
      clearTimeout(late)
    },
  }
}

async function deliver(
  { db, now, log, mailer, mailCounts }: MailParts,
  mail: TakenMail,
  { patience, ending }: { patience: Patience; ending: AbortSignal },
): Promise<void> {
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts }
  try {
    await mailer.send(mail, AbortSignal.any([ending, AbortSignal.timeout(patience.attempt)]))
  } catch (error) {
    if (ending.aborted) return giveBackMail(db, mail, now())
    mailCounts.add('failedAttempts', mail.kind)
    const { reason, isForGood } = reasonOf(error)
    const told = error instanceof Error ? error.message.slice(0, 500) : reason
    const isTooOld = now().getTime() - mail.createdAt.getTime() >= patience.giveUpAfter
    if (isForGood || isTooOld) {
      if (!(await abandonMail(db, mail, { now: now(), reason: told }))) return
      mailCounts.add('abandoned', mail.kind)
      return log.error({ ...about, reason }, 'a mail was given up')
    }
    const until = new Date(now().getTime() + patience.backOff(mail.attempts))
    await putOffMail(db, mail, { until, reason: told })
    return log.warn({ ...about, reason, until }, 'a mail must wait')
  }
  await keepAsSent(db, mail, now())
  mailCounts.add('sent', mail.kind)
  log.info(about, 'a mail was sent')
}

/** Why it failed, in words that name nobody. */
function reasonOf(error: unknown): { reason: string; isForGood: boolean } {
  if (error instanceof MailNotTaken) return error
  const { code, name } = error as NodeJS.ErrnoException
  return { reason: typeof code === 'string' ? code : String(name), isForGood: false }
}
