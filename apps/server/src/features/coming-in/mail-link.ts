import { and, eq, exists } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { members, people } from '../../platform/db/schema.ts'
import { type JobHandler, SHORT_JOB } from '../../platform/jobs/job-handler.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { linkLetter } from '../credential-changes/link-letter.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { LINK_JOB, type LinkWish } from './ask-for-link.ts'
import { storeLink } from './mailed-links.ts'

/** Mails links to whoever asked for them. */
export const linkHandler = ({ db, now }: { db: Database; now: () => Date }): JobHandler<LinkWish> => ({
  kind: LINK_JOB,
  ...SHORT_JOB,
  run: async ({ payload }) => ({ isMailed: await mailLink(db, payload, now()) }),
})

/** Who signs up and has an account is told so; who has none can't have forgotten a password, and gets no mail. */
const mailLink = (db: Database, wish: LinkWish, now: Date): Promise<boolean> =>
  transactionWithJobs(db, async (tx) => {
    const { kind, email, name, accountName, language, origin } = wish
    const isMember = exists(tx.select().from(members).where(eq(members.personId, people.id)))
    const isKnown = (await tx.$count(people, and(eq(people.email, email), isMember))) > 0
    if (!isKnown && kind === 'password-reset') return false
    const letter = isKnown && kind === 'sign-up' ? 'sign-up-known' : kind
    const url =
      letter === 'sign-up-known'
        ? `${origin}/reset`
        : `${origin}/${PAGES[kind]}/${await storeLink(tx, { kind, email, name, accountName }, now)}`
    const content = linkLetter(letter, { url, language })
    await enqueueMails(tx, null, { mails: [{ kind: letter, to: email, content }], origin, now })
    return true
  })

const PAGES = { 'sign-up': 'sign-up', 'password-reset': 'reset' } as const
