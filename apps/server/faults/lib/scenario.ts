/** What a run was asked for. */
interface Wanted {
  /** How often servers are killed on each database. */
  kills: number
  /** How long the soak lasts. */
  minutes: number
  /** How long each client of the soak rests after an answer, in milliseconds. */
  rest: number
}

/** What a scenario found. */
export interface Found {
  /** Each thing that went wrong, as a sentence; none where all held. */
  faults: string[]
  /** What was seen and measured, a line each. */
  seen: string[]
}

/** One way in which things go wrong, and what has to hold all the same. */
export interface Scenario {
  /** What must hold, in a sentence. */
  holds: string
  /** Runs it. Throws `Missing` where this machine lacks something. */
  run(wanted: Wanted, progress: (line: string) => void): Promise<Found>
}

/** Something is missing that the scenario needs, such as root or a Debian package: it is counted as skipped. */
export class Missing extends Error {}

/** Adds up what several runs of a scenario found. */
export const together = (found: readonly Found[]): Found => ({
  faults: found.flatMap(({ faults }) => faults),
  seen: found.flatMap(({ seen }) => seen),
})
