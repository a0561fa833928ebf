import type { MailContent } from '../mail-content.ts'
import type { Mail, MailKind } from '../outbox.ts'
import { cancellation, cancellationNotice } from './cancellation.ts'
import { confirmation } from './confirmation.ts'
import type { MailedReservation, MailMatter } from './mail-matter.ts'
import { notice } from './notice.ts'

interface Told {
  reservation: MailedReservation
  origin: string
  link: string
  now: Date
}

const letters: Record<MailKind, (told: Told) => MailContent> = {
  confirmation: ({ reservation, ...about }) => confirmation(reservation, about),
  notice: ({ reservation, origin }) => notice(reservation, origin),
  cancellation: ({ reservation, ...about }) => cancellation(reservation, about),
  'cancellation-notice': ({ reservation, origin }) => cancellationNotice(reservation, origin),
}

/** What a mail says. The same each time, but for mails that wait while a new version of the product finds other words. */
export const contentOf = ({ kind, content }: Pick<Mail, 'kind' | 'content'>): MailContent =>
  isWritten(content) ? content : letters[kind](toldBy(content))

/** An older version put mails into the outbox that were written already. */
const isWritten = (content: MailContent | MailMatter): content is MailContent => 'subject' in content

const toldBy = ({ reservation, origin, link = '', now }: MailMatter): Told => ({
  reservation: { ...reservation, createdAt: new Date(reservation.createdAt) },
  origin,
  link,
  now: new Date(now),
})
