import { ruleWords } from '@nelly/contract/refusals/rule-words'
import { operatorReading } from '@nelly/contract/words/moment-words'
import type { HeatCell } from '@nelly/domain/heat-map/heat-map'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

type Refused = Exclude<HeatCell['refused'], null>

/** A rule that refuses a rental, in words. */
export function useRuleWords() {
  const t = useWords('rates')
  /** In a word or two. */
  const shortOf = (code: Refused['code']) => t(`rule.${code}`)
  return {
    shortOf,
    /** In a sentence with its bound; what is no rule of the landing in a word or two. */
    sentenceOf: (refused: Refused) =>
      isRule(refused) ? ruleWords(refused, operatorReading(storedLanguage())) : shortOf(refused.code),
  }
}

const NO_RULES: readonly string[] = ['extra-unknown', 'extra-quantity-invalid', 'discount-code-invalid']

const isRule = (refused: Refused): refused is BrokenRule => !NO_RULES.includes(refused.code)
