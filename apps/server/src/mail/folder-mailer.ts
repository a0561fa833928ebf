import { chmod, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailAddress } from './mail-content.ts'
import { mailMessage } from './mail-message.ts'
import type { Mailer } from './mailer.ts'
import type { TakenMail } from './taken-mails.ts'

const DEFAULT_SENDER: MailAddress = { name: 'Nelly', address: 'nelly@localhost' }

/**
 * Where there is no mail server: writes mails as `.eml` files into a folder that nobody else may read, named in the order of
 * time. A file appears whole or not at all, and a retry replaces it.
 */
export function folderMailer(folder: string, from: MailAddress = DEFAULT_SENDER): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mailMessage(mail, from))
      // Each time: somebody may have removed the folder meanwhile.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const unfinished = join(folder, `.${mail.id}.unfinished`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(message)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, fileName(mail)))
    },
    close() {},
  }
}

const fileName = ({ id, kind, createdAt }: TakenMail): string =>
  `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${String(id).padStart(8, '0')}-${kind}.eml`
