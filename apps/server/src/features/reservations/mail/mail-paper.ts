import type { Language } from '@nelly/domain/languages'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts, landings, reservations } from '../../../platform/db/schema.ts'
import { plain } from '../../../platform/mail/plain.ts'
import { landingMail } from './landing-mail.ts'
import { i18nIn } from './mail-i18n.ts'
import { mailedLanding, plainLanding } from './mailed-reservation.ts'
import { enqueueMails } from './outbox.ts'

/** A numbered paper of a reservation. */
export interface Paper {
  readonly kind: 'contract' | 'receipt'
  readonly number: string
  /** As a PDF. */
  readonly file: Buffer
  readonly language: Language
}

/** Enqueues the mail with a paper to the customer. Returns their address; empty where they have none, and nothing is sent. */
export async function mailPaper(
  tx: Database,
  reservation: number,
  { kind, number, file, language }: Paper,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const [found] = await tx
    .select({
      landing: mailedLanding,
      customer: { email: reservations.email, firstName: reservations.firstName },
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(eq(reservations.id, reservation))
  if (!found) throw new Error('the reservation of this paper is gone')
  const from = plainLanding(found.landing)
  const i18n = i18nIn(language)
  const { t } = i18n
  const landing = from.landing.name
  const content = landingMail(
    from,
    { i18n, origin },
    {
      subject: t(`${kind}.subject`, { landing, number }),
      heading: t(`${kind}.heading`, { name: plain(found.customer.firstName) }),
      lead: t(`${kind}.lead`, { landing, number }),
      blocks: [],
      footer: t(`${kind}.footer`, { landing }),
      attachments: [
        {
          filename: `${number}.pdf`,
          contentType: 'application/pdf',
          content: file.toString('base64'),
          encoding: 'base64',
        },
      ],
    },
  )
  await enqueueMails(tx, reservation, { mails: [{ kind, to: found.customer.email, content }], origin, now })
  return found.customer.email
}
