/**
 * Why the server or a command can't work, for a problem that its user can fix: printed in one line, without a stack.
 */
export class CannotStart extends Error {}

/** The message of such a problem: our own or the system's, such as a full disk; undefined for a bug. */
export function reasonNotToStart(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof CannotStart || 'syscall' in at) return at.message
  return undefined
}
