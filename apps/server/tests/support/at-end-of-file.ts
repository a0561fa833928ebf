/** What is to be done whenever a test file is over, in this process. */
const ends: (() => Promise<void>)[] = []

/**
 * Has something done at the end of every test file. Files share the modules they import, so that a hook of vitest's own in
 * one would belong to the first file alone.
 */
export const atEndOfFile = (work: () => Promise<void>): void => void ends.push(work)

/** Does all of it, the newest first. */
export async function endFile(): Promise<void> {
  for (const end of ends.toReversed()) await end()
}
