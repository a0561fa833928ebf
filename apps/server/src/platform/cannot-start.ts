/** Why the server or a command cannot do its work, which whoever runs it can mend: told in one line, without a stack. */
export class CannotStart extends Error {}

/** That in one line: our own reason or the system's, such as a disk that is full; undefined where the fault is ours. */
export function reasonNotToStart(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof CannotStart || 'syscall' in at) return at.message
  return undefined
}
