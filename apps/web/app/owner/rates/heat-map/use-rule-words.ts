import type { HeatCell } from '@nelly/domain/heat-map'
import { useWords } from '../../words/use-words.ts'

/** A rule that refuses a rental, in words. */
export function useRuleWords() {
  const say = useWords('rates')
  return {
    /** In a word or two. */
    shortOf: (code: Exclude<HeatCell['refused'], null>['code']) => say(`rule.${code}`),
  }
}
