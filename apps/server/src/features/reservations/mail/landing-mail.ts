import type { Letter } from '../../../platform/mail/letter/letter.ts'
import { asHtml } from '../../../platform/mail/letter/letter-html.ts'
import { asText } from '../../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailI18n } from './mail-i18n.ts'
import type { MailedLanding } from './mailed-reservation.ts'
import { operatorBlock } from './reservation-blocks.ts'
import { senderOf } from './sender.ts'

interface Written
  extends Pick<Letter, 'heading' | 'lead' | 'blocks'>,
    Partial<Pick<MailContent, 'attachments'>> {
  readonly subject: string
  readonly footer: string
}

/**
 * A mail to a visitor with a text of its own, sent in a landing's name; how to reach the operator comes last, and replies go to them.
 */
export function landingMail(
  from: MailedLanding,
  { i18n, origin }: { readonly i18n: MailI18n; readonly origin: string },
  { subject, heading, lead, blocks, footer, attachments = [] }: Written,
): MailContent {
  const { landing, operator } = from
  const letter = {
    language: i18n.language,
    sender: senderOf(landing, origin),
    heading,
    lead,
    blocks: [...blocks, operatorBlock(from, i18n)],
    footer: [footer],
  }
  return {
    fromName: landing.name,
    subject,
    text: asText(letter),
    html: asHtml(letter),
    replyTo: { name: landing.name, address: operator.email },
    attachments,
  }
}
