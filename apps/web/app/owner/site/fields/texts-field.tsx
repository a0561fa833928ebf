import { Textarea, TextInput } from '@mantine/core'
import { edited, type Texts } from '@nelly/domain/site/texts'
import { useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import css from './both-languages.module.css'
import { BothLanguages } from './both-languages.tsx'

interface TextsFieldProps {
  /** Its anchor, such as `section:hero.headline`. */
  field: string
  label: string
  hint?: string
  value: Texts
  /** Characters in one language. */
  longest: number
  isMultiline?: boolean
  /** What is said below the text of a language; by default how long it is, once it is nearly full. */
  describe?: (text: string) => string | undefined
  onChange: (value: Texts) => void
}

/** A text in both languages. */
export function TextsField({ longest, isMultiline, describe, ...field }: TextsFieldProps) {
  const t = useWords('site')
  const { label, value, onChange } = field
  /** The texts before the field was typed into: each letter is part of one edit. */
  const before = useRef(value)
  const Input = isMultiline ? Textarea : TextInput
  const nearlyFull = ({ length }: string) =>
    length > longest * 0.8 ? t('text.count', { count: length, most: longest }) : undefined
  return (
    <BothLanguages {...field}>
      {(language) => (
        <Input
          label={t(`languages.${language}`)}
          classNames={{ label: css.language ?? '' }}
          aria-label={`${label}, ${t(`languages.${language}`)}`}
          lang={language}
          dir="auto"
          value={value[language]}
          maxLength={longest}
          {...(isMultiline && { autosize: true, minRows: 2, maxRows: 12 })}
          description={(describe ?? nearlyFull)(value[language])}
          onFocus={() => {
            before.current = value
          }}
          onChange={(event) =>
            onChange(edited(before.current, language, event.currentTarget.value, (text) => text !== ''))
          }
        />
      )}
    </BothLanguages>
  )
}
