import { buffer } from 'node:stream/consumers'
import { sharedSecret } from '../db/shared-secret.ts'
import type { Parts } from '../parts.ts'

/** The file of the storage with the id of its database: not part of a backup, and not served. */
export const INSTALLATION_FILE = 'installation-id'

export type StorageOwner = { id: string; storage: string | undefined }

/** The id of this database's installation, and that of the storage, if it has one. */
export async function storageOwner({ db, files }: Pick<Parts, 'db' | 'files'>): Promise<StorageOwner> {
  const id = await sharedSecret(db, 'installation-id')
  const file = await files.read(INSTALLATION_FILE)
  return { id, storage: file && (await buffer(file.stream)).toString().trim() }
}

/** Writes this database's id into the storage. */
export async function claimStorage({ db, files }: Pick<Parts, 'db' | 'files'>): Promise<void> {
  await files.put(INSTALLATION_FILE, Buffer.from(`${await sharedSecret(db, 'installation-id')}\n`))
}
