import type { Rates } from '@nelly/domain/rates/rates'
import { useRates } from '../editor/rates-context.ts'
import { useFields } from '../fields/use-fields.ts'

type GroupName = 'tax' | 'days' | 'drivers' | 'rules' | 'oneWay' | 'cancellation'

/** One of the groups of fields that the rates begin with. `settles`: see `RatesContext`. */
export function useGroup<Name extends GroupName>(name: Name) {
  const { rates, edit } = useRates()
  const fieldsOf = useFields()
  const group: Rates[Name] = rates[name]
  const set = (changes: Partial<Rates[Name]>, settles?: string | readonly string[]) =>
    edit((now) => ({ ...now, [name]: { ...now[name], ...changes } }), settles)
  return { group, set, ...fieldsOf(name, group, set) }
}
