import { MAX_SITE_TEXT, MAX_SITE_TITLE } from '@nelly/domain/site/limits'
import type { Texts } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { TextsField } from '../fields/texts-field.tsx'

interface EntryTextsProps {
  /** The anchor of the entry. */
  field: string
  entry: { readonly title: Texts; readonly text: Texts }
  onChange: (changes: { title?: Texts; text?: Texts }) => void
}

/** The title and the text of an entry. */
export function EntryTexts({ field, entry: { title, text }, onChange }: EntryTextsProps) {
  const t = useWords('site.fields')
  return (
    <>
      <TextsField
        field={`${field}.title`}
        label={t('title')}
        value={title}
        longest={MAX_SITE_TITLE}
        onChange={(changed) => onChange({ title: changed })}
      />
      <TextsField
        field={`${field}.text`}
        label={t('text')}
        value={text}
        longest={MAX_SITE_TEXT}
        isMultiline
        onChange={(changed) => onChange({ text: changed })}
      />
    </>
  )
}
