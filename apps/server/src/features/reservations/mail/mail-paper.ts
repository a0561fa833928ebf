import type { HexColour } from '@nelly/domain/landings/colours'
import type { Language } from '@nelly/domain/languages'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts, landings, reservations } from '../../../platform/db/schema.ts'
import { asHtml } from '../../../platform/mail/letter/letter-html.ts'
import { asText } from '../../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { plain } from '../../../platform/mail/plain.ts'
import { i18nIn } from './mail-i18n.ts'
import { mailedLanding, plainContact } from './mailed-reservation.ts'
import { enqueueMails } from './outbox.ts'
import { operatorBlock } from './reservation-blocks.ts'
import { senderOf } from './sender.ts'

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
  const { contact, email, phone, ...landing } = found.landing
  const i18n = i18nIn(language)
  const { t } = i18n
  const name = plain(landing.name)
  const letter = {
    language,
    sender: senderOf({ name, colour: landing.colour as HexColour, logo: landing.logo }, origin),
    heading: t(`${kind}.heading`, { name: plain(found.customer.firstName) }),
    lead: t(`${kind}.lead`, { landing: name, number }),
    blocks: [
      operatorBlock(
        {
          landing: { name, timezone: landing.timezone },
          operator: { email, phone: phone === null ? undefined : plain(phone) },
          ...(contact && { contact: plainContact(contact) }),
        },
        i18n,
      ),
    ],
    footer: [t(`${kind}.footer`, { landing: name })],
  }
  const content: MailContent = {
    fromName: name,
    subject: t(`${kind}.subject`, { landing: name, number }),
    text: asText(letter),
    html: asHtml(letter),
    replyTo: { name, address: email },
    attachments: [
      {
        filename: `${number}.pdf`,
        contentType: 'application/pdf',
        content: file.toString('base64'),
        encoding: 'base64',
      },
    ],
  }
  await enqueueMails(tx, reservation, { mails: [{ kind, to: found.customer.email, content }], origin, now })
  return found.customer.email
}
