import type { OwnerMessages } from '../../words/catalogues.ts'
import { useWords } from '../../words/use-words.ts'

type FieldWord = keyof OwnerMessages['site']['fields']

/** Names a field by its path, such as `points.text` or `look.primary`: “Points · Text”. */
export function useFieldName(): (field: string) => string {
  const say = useWords('site')
  return (field) =>
    field
      .split('.')
      .map((word) => say(`fields.${word as FieldWord}`))
      .join(' · ')
}
