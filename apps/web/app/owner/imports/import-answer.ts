import type { Import, ImportChanges } from '@nelly/contract/imports/imports'

/** What somebody says of a file, a field at a time: the sheet, a column, how cells are read, or what the file lacks. */
export type ImportAnswer =
  | Pick<ImportChanges, 'sheet'>
  | Pick<ImportChanges, 'defaults'>
  | { readonly column: number; readonly field: Import['columns'][number]['field'] }
  | { readonly choices: Partial<Import['choices']> }

/** What an answer changes of the newest state of an import. */
export function changesBy(
  answer: ImportAnswer,
  { columns, choices }: Pick<Import, 'columns' | 'choices'>,
): ImportChanges {
  if ('column' in answer) {
    const { column, field } = answer
    return { columns: columns.map((one, index) => (index === column ? field : one.field)) }
  }
  if (!('choices' in answer)) return answer
  const { decimals, dayOrder, words = {} } = answer.choices
  const allWords = { ...choices.words }
  for (const field of Object.keys(words) as (keyof typeof words)[])
    allWords[field] = { ...choices.words[field], ...words[field] }
  return {
    choices: {
      decimals: { ...choices.decimals, ...decimals },
      dayOrder: { ...choices.dayOrder, ...dayOrder },
      words: allWords,
    },
  }
}
