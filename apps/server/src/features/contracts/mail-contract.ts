import type { HexColour } from '@nelly/domain/landings/colours'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, landings, reservations } from '../../platform/db/schema.ts'
import { asHtml } from '../../platform/mail/letter/letter-html.ts'
import { asText } from '../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'
import { mailedLanding, plainContact } from '../reservations/mail/mailed-reservation.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { operatorBlock } from '../reservations/mail/reservation-blocks.ts'
import { senderOf } from '../reservations/mail/sender.ts'
import { type ContractRow, numberOf } from './contract-row.ts'

/** Enqueues the mail with the signed contract to its customer; without an address, none is sent. */
export async function mailContract(
  tx: Database,
  contract: ContractRow,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  const { email, firstName } = reservations
  const [found] = await tx
    .select({ landing: mailedLanding, customer: { email, firstName } })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(eq(reservations.id, contract.reservationId))
  if (!found) throw new Error('the reservation of this contract is gone')
  const { contact, email: operatorEmail, phone, ...landing } = found.landing
  const { language } = contract.content ?? {}
  const i18n = i18nIn(language ?? landing.language)
  const { t } = i18n
  const name = plain(landing.name)
  const number = numberOf(contract)
  const letter = {
    language: i18n.language,
    sender: senderOf({ name, colour: landing.colour as HexColour, logo: landing.logo }, origin),
    heading: t('contract.heading', { name: plain(found.customer.firstName) }),
    lead: t('contract.lead', { landing: name, number }),
    blocks: [
      operatorBlock(
        {
          landing: { name, timezone: landing.timezone },
          operator: { email: operatorEmail, phone: phone === null ? undefined : plain(phone) },
          ...(contact && { contact: plainContact(contact) }),
        },
        i18n,
      ),
    ],
    footer: [t('contract.footer', { landing: name })],
  }
  const content: MailContent = {
    fromName: name,
    subject: t('contract.subject', { landing: name, number }),
    text: asText(letter),
    html: asHtml(letter),
    replyTo: { name, address: operatorEmail },
    attachments: [
      {
        filename: `${number}.pdf`,
        contentType: 'application/pdf',
        content: contract.signedFile?.toString('base64') ?? '',
        encoding: 'base64',
      },
    ],
  }
  const mails = [{ kind: 'contract' as const, to: found.customer.email, content }]
  await enqueueMails(tx, contract.reservationId, { mails, origin, now })
}
