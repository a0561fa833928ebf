import { chmod, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mailer.ts'

/**
 * Without a mail server: writes mails as private `.eml` files into a folder, with names in the order of time. Files are
 * written atomically, and a retry replaces them.
 */
export function folderMailer(folder: string): Mailer {
  return {
    async send({ name, message }) {
      // Imported with the first mail, so that a start does not wait for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const composed = await transport.sendMail(message)
      // Each time: the folder may have been removed meanwhile.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const unfinished = join(folder, `.${name}.unfinished`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(composed.message)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, `${name}.eml`))
    },
    close() {},
  }
}
