import { SimpleGrid, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { LANGUAGES, type Language } from '@nelly/domain/languages'
import type { LocalizedText } from '@nelly/domain/localized-text'
import { type ChangeEvent, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

interface TextFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'lang' | 'maxLength'> {
  at: string
  value: string
  /** Whether it has several lines. */
  isLong?: boolean
  onRead: (value: string) => void
}

/** A text of the rates, which is taken over when the field is left, so that one undo takes back all of it. */
export function TextField({ at, value, isLong = false, onRead, ...props }: TextFieldProps) {
  const { errors, settleError } = useRates()
  // A missing text is an error of both languages together.
  const key = at in errors ? at : at.replace(/\.[a-z]{2}$/, '')
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed !== undefined && typed !== value) {
      settleError(key)
      onRead(typed)
    }
    setTyped(undefined)
  }
  const shared = {
    ...props,
    value: typed ?? value,
    error: errors[key],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value),
    onBlur: commit,
  }
  if (isLong) return <Textarea autosize minRows={2} {...shared} />
  return <TextInput autoComplete="off" {...shared} onKeyDown={(event) => event.key === 'Enter' && commit()} />
}

interface LocalizedFieldProps {
  at: string
  label: string
  maxLength?: number
  /** Whether it has several lines. */
  isLong?: boolean
  value: LocalizedText
  onRead: (value: LocalizedText) => void
}

/** The same text in both languages of a landing. */
export function LocalizedField({
  at,
  label,
  maxLength = 80,
  isLong = false,
  value,
  onRead,
}: LocalizedFieldProps) {
  const t = useWords('rates')
  const field = (language: Language) => (
    <TextField
      key={language}
      at={`${at}.${language}`}
      label={t(`field.in.${language}`, { label })}
      lang={language}
      maxLength={maxLength}
      isLong={isLong}
      value={value[language]}
      onRead={(text) => onRead({ ...value, [language]: text })}
    />
  )
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      {LANGUAGES.map(field)}
    </SimpleGrid>
  )
}
