import { chmod, type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMail } from './compose-mail.ts'
import type { MailAddress } from './mail-content.ts'
import type { Mailer } from './mailer.ts'
import type { TakenMail } from './taken-mails.ts'

const NOBODY: MailAddress = { name: 'Nelly', address: 'nelly@localhost' }

/**
 * Where there is no mail server: mails are written as `.eml` files into a folder that nobody else may read, named in the order of
 * time. A file is there whole or not at all, and once however often it is written.
 */
export function folderMailer(folder: string, from: MailAddress = NOBODY): Mailer {
  let isMade = false
  return {
    async send(mail) {
      const { message } = composeMail(mail, from)
      const unfinished = join(folder, `.${mail.id}.unfinished`)
      if (!isMade) await make(folder)
      isMade = true
      const file = await openIn(folder, unfinished)
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

async function make(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** Opens a file to be written; where somebody took the folder away meanwhile, in a new one. */
async function openIn(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'w', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await make(folder)
    return open(path, 'w', 0o600)
  }
}

const fileName = ({ id, kind, createdAt }: TakenMail): string =>
  `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${String(id).padStart(8, '0')}-${kind}.eml`
