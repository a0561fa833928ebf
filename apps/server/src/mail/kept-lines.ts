import type { SmtpLine } from './smtp-line.ts'

/** How long lines are kept. */
interface Keeping {
  /** How long one waits for the next mail, in milliseconds; servers wait for minutes. */
  idle: number
  /** How many mails one carries; some servers have enough of a connection after a few hundred. */
  mails: number
}

const USUAL: Keeping = { idle: 5000, mails: 100 }

/** Lines that are kept a while for the next mail: opening one costs as much as a mail or, encrypted, several. */
export interface KeptLines {
  /** A line that nobody else has; undefined where none is kept. */
  take(): SmtpLine | undefined
  keep(line: SmtpLine): void
  /** Leaves all of them, those too that are brought from now on. */
  close(): void
}

export function keptLines({ idle, mails }: Keeping = USUAL): KeptLines {
  const free = new Map<SmtpLine, NodeJS.Timeout>()
  let isClosed = false

  const forget = (line: SmtpLine) => {
    clearTimeout(free.get(line))
    free.delete(line)
  }
  const leave = (line: SmtpLine) => {
    forget(line)
    if (!line.isOver) line.leave()
  }
  return {
    take() {
      // The one that was free last: the others are left as fewer are needed.
      for (const line of [...free.keys()].reverse()) {
        forget(line)
        if (!line.isOver) return line
      }
      return undefined
    },
    keep(line) {
      if (isClosed || line.carried >= mails) return leave(line)
      free.set(
        line,
        setTimeout(() => leave(line), idle),
      )
    },
    close() {
      isClosed = true
      for (const line of free.keys()) leave(line)
    },
  }
}
