import { isBackupUnderWay } from '../backup/hold-removals.ts'
import type { Parts } from '../parts.ts'

/** Files that are removed concurrently. */
const AT_ONCE = 100

/**
 * Removes files that no row names any more: to be called after the commit that deleted the rows. What can't be removed
 * now, because the storage fails or a backup is being made, is left to the sweep.
 */
export async function removeFiles(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  paths: readonly string[],
): Promise<void> {
  try {
    if (paths.length === 0 || (await isBackupUnderWay(db))) return
    for (let at = 0; at < paths.length; at += AT_ONCE)
      await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => files.remove(path)))
  } catch {
    // The change is committed; the sweep tries again, and reports an error.
  }
}
