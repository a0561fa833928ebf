/** Functions to run after each test file, in this process. */
const ends: (() => Promise<void>)[] = []

/**
 * Runs a function after every test file. Files share the modules they import, so a hook of vitest's own in one would
 * belong to the first file only.
 */
export const atEndOfFile = (work: () => Promise<void>): void => void ends.push(work)

/** Runs all of them, the newest first. */
export async function endFile(): Promise<void> {
  for (const end of ends.toReversed()) await end()
}
