import type { SendMailOptions } from 'nodemailer'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { MailAddress } from '../../../platform/mail/mail-content.ts'
import type { Mail } from './outbox.ts'
import { contentOf } from './put-into-words.ts'

/** A mail as nodemailer takes it. A retry has the same `Message-ID` and date, so that mail programs show it once. */
export function mailMessage(
  {
    key,
    payload,
    reservationId,
    createdAt,
  }: Pick<Job<Mail>, 'key' | 'payload' | 'reservationId' | 'createdAt'>,
  from: MailAddress,
): SendMailOptions {
  const { fromName, replyTo, attachments, subject, text, html } = contentOf({ ...payload, reservationId })
  return {
    from: { name: fromName ?? from.name, address: from.address },
    to: { name: '', address: payload.to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    attachments,
    messageId: `<${key}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Text of visitors is never interpreted as a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
