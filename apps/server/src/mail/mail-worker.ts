import type { MailParts } from './mail-parts.ts'
import { MailNotTaken } from './mailer.ts'
import { onMails, sweepMails } from './outbox.ts'
import { type Patience, USUAL_PATIENCE } from './patience.ts'
import { sentNotes } from './sent-notes.ts'
import {
  abandonMail,
  giveBackMails,
  nextMailDue,
  putOffMail,
  type TakenMail,
  takeMails,
} from './taken-mails.ts'

/** A worker at work. */
export interface MailWorker {
  /** Lets it finish the mails it is at, for a while, gives the others back, and ends it. */
  stop(): Promise<void>
}

/**
 * Sends what the outbox holds, a few mails at a time: at once what is put there by this process, soon what another process
 * puts there, later what failed. It takes several by one statement and notes several as sent by one. Several workers may share
 * one outbox: each mail is taken by one of them. Nothing is sent within a transaction, so a mail whose sending was interrupted,
 * or not noted down, is sent again, with the same `Message-ID`.
 */
export function startMailWorker(parts: MailParts, patience: Patience = USUAL_PATIENCE): MailWorker {
  const { db, now, log } = parts
  const lanes = new Set<Promise<void>>()
  const notes = sentNotes(parts, patience)
  const ending = new AbortController()
  let stopped = false
  let round: Promise<void> | undefined
  let isCalled = false
  let rest: NodeJS.Timeout | undefined
  let restEnds = Number.POSITIVE_INFINITY
  let swept = Number.NEGATIVE_INFINITY

  const wake = () => {
    if (stopped) return
    clearTimeout(rest)
    restEnds = Number.POSITIVE_INFINITY
    isCalled = true
    round ??= work()
      .catch((error) => log.error({ err: error }, 'the outbox of mails must wait'))
      .finally(() => {
        round = undefined
        if (isCalled) wake()
        else restUntil(undefined)
      })
  }

  /** Has it look again then, or when it has rested for long enough; sooner where that was to be already. */
  const restUntil = (at: Date | undefined) => {
    const away = at === undefined ? patience.longestRest : Math.max(at.getTime() - now().getTime(), 10)
    const ends = performance.now() + Math.min(away, patience.longestRest)
    if (stopped || ends >= restEnds) return
    clearTimeout(rest)
    restEnds = ends
    rest = setTimeout(wake, ends - performance.now()).unref()
  }

  const work = async () => {
    await freeLane()
    // Few at first, more where there are many: whoever dies over a batch leaves it lying until the lease ends.
    let most = patience.lanes - lanes.size
    for (let isMore = true; isMore; most = Math.min(2 * most, patience.batch)) {
      await freeLane()
      if (stopped) return
      isCalled = false
      const leaseEnds = new Date(now().getTime() + patience.lease)
      const mails = await takeMails(db, { now: now(), leaseEnds, most })
      await sendAll(mails, leaseEnds)
      isMore = mails.length === most
    }
    if (stopped) return
    await sweepNowAndThen()
    restUntil(await nextMailDue(db))
  }

  const freeLane = async () => {
    while (lanes.size >= patience.lanes) await Promise.race(lanes)
  }

  /** Sends them as lanes become free, and gives back those that would be begun too late to be ended within the lease. */
  const sendAll = async (mails: readonly TakenMail[], leaseEnds: Date) => {
    for (const [nth, mail] of mails.entries()) {
      await freeLane()
      if (stopped || leaseEnds.getTime() - now().getTime() < patience.attempt)
        return giveBackMails(db, mails.slice(nth), now())
      const lane: Promise<void> = send(mail)
        .catch((error) => log.error({ err: error }, 'the outbox of mails must wait'))
        .finally(() => lanes.delete(lane))
      lanes.add(lane)
    }
  }

  const send = async (mail: TakenMail) => {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(patience.attempt)])
    try {
      await parts.mailer.send(mail, signal)
    } catch (error) {
      if (ending.signal.aborted) return giveBackMails(db, [mail], now())
      const until = await putOff(parts, mail, { error, patience })
      if (until) restUntil(until)
      return
    }
    notes.add(mail)
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
      await round
      await Promise.all(lanes)
      await notes.allNoted()
      parts.mailer.close()
      clearTimeout(late)
    },
  }
}

/** Leaves a mail for later that could not be sent, and tells for when; gives it up where that is of no use. */
async function putOff(
  { db, now, log, mailCounts }: MailParts,
  mail: TakenMail,
  { error, patience }: { error: unknown; patience: Patience },
): Promise<Date | undefined> {
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts }
  mailCounts.add('failedAttempts', mail.kind)
  const { reason, isForGood } = reasonOf(error)
  const told = error instanceof Error ? error.message.slice(0, 500) : reason
  const isTooOld = now().getTime() - mail.createdAt.getTime() >= patience.giveUpAfter
  if (isForGood || isTooOld) {
    if (!(await abandonMail(db, mail, { now: now(), reason: told }))) return undefined
    mailCounts.add('abandoned', mail.kind)
    log.error({ ...about, reason }, 'a mail was given up')
    return undefined
  }
  const until = new Date(now().getTime() + patience.backOff(mail.attempts))
  await putOffMail(db, mail, { until, reason: told })
  log.warn({ ...about, reason, until }, 'a mail must wait')
  return until
}

/** Why it failed, in words that name nobody. */
function reasonOf(error: unknown): { reason: string; isForGood: boolean } {
  if (error instanceof MailNotTaken) return error
  const { code, name } = error as NodeJS.ErrnoException
  return { reason: typeof code === 'string' ? code : String(name), isForGood: false }
}
