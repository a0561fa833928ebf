import type { SendMailOptions } from 'nodemailer'
import type { MailAddress } from './mail-content.ts'
import { contentOf } from './reservation/put-into-words.ts'
import type { TakenMail } from './taken-mails.ts'

/** A mail as nodemailer takes it. A retry has the same `Message-ID` and date, so that mail programs show it once. */
export function mailMessage(mail: TakenMail, from: MailAddress): SendMailOptions {
  const { fromName, replyTo, attachments, subject, text, html } = contentOf(mail)
  return {
    from: { name: fromName ?? from.name, address: from.address },
    to: { name: '', address: mail.to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    attachments,
    messageId: `<${mail.messageId}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Texts of strangers never name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
