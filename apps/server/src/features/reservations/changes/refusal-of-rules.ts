import type { BrokenAtDesk } from '@nelly/domain/reservation/desk-rules'
import type { RentalRefused, RulesRefused } from '../../../platform/http/serve-call.ts'

/** The refusal of broken rules: bounds hold for everybody, the landing's own unless a reason is given. */
export function refusalOfRules(
  { rules, limit }: BrokenAtDesk,
  reason: string | undefined,
): RentalRefused | RulesRefused | undefined {
  if (limit) return { ok: false, refusal: limit.code, rule: limit, nearest: null }
  if (rules.length === 0 || reason !== undefined) return undefined
  return { ok: false, refusal: 'rule-refused', rules }
}
