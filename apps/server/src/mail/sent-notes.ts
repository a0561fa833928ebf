import { setTimeout as pause } from 'node:timers/promises'
import type { MailParts } from './mail-parts.ts'
import type { Patience } from './patience.ts'
import { keepAsSent, type TakenMail } from './taken-mails.ts'

/** Notes down which mails were sent. */
export interface SentNotes {
  add(mail: TakenMail): void
  /** Resolves when all are noted down, or it failed. */
  allNoted(): Promise<void>
}

/** Notes several at a time, so soon that a crash has few of them sent again. */
export function sentNotes(
  { db, now, log, mailCounts }: Pick<MailParts, 'db' | 'now' | 'log' | 'mailCounts'>,
  { gather }: Pick<Patience, 'gather'>,
): SentNotes {
  let sent: TakenMail[] = []
  let noting: Promise<void> | undefined

  const note = async () => {
    while (sent.length > 0) {
      await pause(gather)
      const mails = sent
      sent = []
      await keep(mails).catch((error) => log.error({ err: error }, 'the outbox of mails must wait'))
    }
    noting = undefined
  }

  const keep = async (mails: readonly TakenMail[]) => {
    await keepAsSent(db, mails, now())
    for (const { id, kind, attempts } of mails) {
      mailCounts.add('sent', kind)
      log.info({ mail: id, kind, attempt: attempts }, 'a mail was sent')
    }
  }

  return {
    add(mail) {
      sent.push(mail)
      noting ??= note()
    },
    allNoted: async () => noting,
  }
}
