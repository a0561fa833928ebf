import type { OwnedUnit } from '@nelly/contract/units/units'
import { useWords } from '../words/use-words.ts'

/** Where a unit is, or comes back while it is out; nothing where nobody knows. */
export function UnitPlace({ unit: { place, isOut } }: { unit: OwnedUnit }) {
  const t = useWords('units')
  if (place === null) return null
  return <span className="muted block">{t(isOut ? 'isOut' : 'isAt', { place })}</span>
}
