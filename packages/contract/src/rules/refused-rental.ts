import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BrokenRule, RuleRefusal } from '@nelly/domain/rules/broken-rule'
import type { ProblemAnswer } from '../answers.ts'
import { visitorReading } from '../moment-words.ts'
import { problems } from '../problems.ts'
import type { Refusal } from '../refusals.ts'
import type { Language } from '../wire.ts'
import { kindOfRule } from './rule-kinds.ts'
import { ruleWords } from './rule-words.ts'

/** What is different in the rental nearest to a refused one. */
export interface NearestTrip {
  readonly period: RentalPeriod
  readonly returnPlace: string
}

/** The refusals of a wish by rules. */
export const RULE_REFUSALS = [
  'return-before-pickup',
  'pickup-in-past',
  'pickup-too-soon',
  'pickup-too-far',
  'period-too-short',
  'period-too-long',
  'no-pickup-that-day',
  'no-return-that-day',
  'place-closed',
  'outside-opening-hours',
  'one-way-forbidden',
  'driver-too-young',
  'driver-too-old',
] as const satisfies readonly (Refusal & RuleRefusal)[]

/** The answer to a wish that a rule refuses; `nearest` is the body of a call that is not refused. */
export function refusedByRule(
  rule: BrokenRule,
  nearest: Readonly<Record<string, unknown>> | null,
  language: Language,
): ProblemAnswer {
  const text = ruleWords(rule, visitorReading(language))
  return {
    code: rule.code,
    message: text,
    errors: { [fieldOf(rule)]: [text] },
    rule: { kind: kindOfRule(rule.code), text },
    nearest,
  }
}

/** The field at fault; of opening hours, it is of the pickup or of the return. */
function fieldOf(rule: BrokenRule): string {
  if ('at' in rule && rule.at === 'return') {
    return rule.code === 'place-closed' ? 'date_of_arrival' : 'time_of_arrival'
  }
  return problems[rule.code].field
}
