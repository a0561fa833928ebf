import type { MailKind } from './outbox.ts'

/** What becomes of mails. */
export type MailOutcome = 'sent' | 'failedAttempts' | 'abandoned'

/** What has become of mails since this process began, by their kind. */
export interface MailCounts {
  add(outcome: MailOutcome, kind: MailKind): void
  of(outcome: MailOutcome, kind: MailKind): number
}

/** Counts that begin with nothing. */
export function mailCounts(): MailCounts {
  const counts = new Map<string, number>()
  return {
    add: (outcome, kind) => {
      const key = `${outcome} ${kind}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    of: (outcome, kind) => counts.get(`${outcome} ${kind}`) ?? 0,
  }
}
