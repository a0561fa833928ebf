/** The options of a run. */
interface Wanted {
  /** How often servers are killed on each database. */
  kills: number
  /** How many random histories of a fleet are tried. */
  histories: number
  /** How long the soak lasts. */
  minutes: number
  /** How long each client of the soak pauses after a response, in milliseconds. */
  rest: number
}

/** The result of a scenario. */
export interface Found {
  /** A sentence for each error; empty on success. */
  faults: string[]
  /** Observations and measurements, a line each. */
  seen: string[]
}

/** A fault, and what must work in spite of it. */
export interface Scenario {
  /** What must work, in a sentence. */
  holds: string
  /** Runs it. Throws `Missing` where this machine lacks something. */
  run(wanted: Wanted, progress: (line: string) => void): Promise<Found>
}

/** Something that the scenario needs is missing, such as root or a Debian package: it is reported as skipped. */
export class Missing extends Error {}

/** Merges the results of several runs of a scenario. */
export const together = (found: readonly Found[]): Found => ({
  faults: found.flatMap(({ faults }) => faults),
  seen: found.flatMap(({ seen }) => seen),
})
