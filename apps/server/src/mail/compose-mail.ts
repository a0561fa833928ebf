import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailAddress } from './mail-content.ts'
import { contentOf } from './reservation/put-into-words.ts'
import type { TakenMail } from './taken-mails.ts'
import { writeOut } from './write-out.ts'

/** A mail as it goes over the wire, headers and all, with whom it goes from and to. */
export interface ComposedMail {
  envelope: { from: string; to: string[] }
  message: Buffer
}

/** Writes a mail out. Sent again it is the same to the byte, but for words that a new version of the product finds. */
export function composeMail(mail: TakenMail, from: MailAddress): ComposedMail {
  const { fromName, replyTo, attachments, subject, text, html } = contentOf(mail)
  const composed = new MailComposer({
    from: { name: fromName ?? from.name, address: from.address },
    to: { name: '', address: mail.to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    messageId: `<${mail.messageId}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Not told, it would be looked for by counting letters.
    encoding: 'quoted-printable',
    // Random, and the same each time.
    baseBoundary: mail.messageId.split('@')[0],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { envelope: { from: from.address, to: [mail.to] }, message: writeOut(composed.compile()) }
}
