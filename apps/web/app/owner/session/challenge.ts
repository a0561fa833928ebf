import type { Factor } from '@nelly/domain/team/factors'
import { ApiProblem } from '../../api/api-problem.ts'

/** What has to be proved after the password, and with what. */
export interface Challenge {
  token: string
  factors: readonly Factor[]
}

/** What signing in asks for besides the password; undefined where it failed for another reason. */
export function challengeOf(problem: unknown): Challenge | undefined {
  if (!(problem instanceof ApiProblem) || problem.more.challenge === undefined) return undefined
  return { token: problem.more.challenge, factors: problem.more.factors ?? [] }
}
