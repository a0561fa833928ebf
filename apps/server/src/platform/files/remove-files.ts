import type { AccountId } from '@nelly/domain/ids'
import type { Parts } from '../parts.ts'
import { isBackupUnderWay } from './hold-removals.ts'
import { unnamedAmong } from './named-files.ts'

/** Files that are removed concurrently. */
const AT_ONCE = 100

/**
 * Removes files that no row names any more: to be called after the commit that deleted the rows. What can't be removed
 * now, because the storage fails or a backup is being made, is left to the sweep.
 */
export const removeFiles = (parts: Pick<Parts, 'db' | 'files'>, paths: readonly string[]): Promise<void> =>
  removing(parts, paths, async () => paths)

/**
 * The same for files of deleted rows that others of their account may name as well: a duplicate of a landing names the files of
 * the original (decision 0130).
 */
export const removeUnnamed = (
  parts: Pick<Parts, 'db' | 'files'>,
  account: AccountId,
  paths: readonly string[],
): Promise<void> => removing(parts, paths, () => unnamedAmong(parts.db, paths, account))

async function removing(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  paths: readonly string[],
  unnamed: () => Promise<readonly string[]>,
): Promise<void> {
  try {
    if (paths.length === 0 || (await isBackupUnderWay(db))) return
    const removable = await unnamed()
    for (let at = 0; at < removable.length; at += AT_ONCE)
      await Promise.all(removable.slice(at, at + AT_ONCE).map((path) => files.remove(path)))
  } catch {
    // The change is committed; the sweep tries again, and reports an error.
  }
}
