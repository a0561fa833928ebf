import type { Scenario } from './house/scenario.ts'
import { kills } from './scenarios/kills.ts'

/** All of them, in the order in which they run. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  kills,
}
