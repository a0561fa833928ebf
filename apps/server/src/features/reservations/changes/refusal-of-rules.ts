import type { Refused } from '@nelly/contract/refusal-details'
import type { BrokenAtDesk } from '@nelly/domain/reservations/desk-rules'
import { refuse } from '@nelly/domain/result'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'

/** The refusal of broken rules: bounds hold for everybody, the landing's own unless a reason is given. */
export function refusalOfRules(
  { rules, limit }: BrokenAtDesk,
  reason: string | undefined,
): Refused<RuleRefusal | 'rule-refused'> | undefined {
  if (limit) return refuse(limit.code, { rule: limit, nearest: null })
  if (rules.length === 0 || reason !== undefined) return undefined
  return refuse('rule-refused', { rules })
}
