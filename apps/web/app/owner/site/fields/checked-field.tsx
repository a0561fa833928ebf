import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSite } from '../site-context.ts'

interface CheckedFieldProps {
  /** Its anchor, such as `contact.email`. */
  field: string
  label: string
  hint?: string
  value: string
  longest: number
  /** The value of what was typed; undefined where it is none. */
  parse: (typed: string) => string | undefined
  /** What is wrong with what was typed. */
  error: string | ((typed: string) => string)
  /** What is wrong with the value itself, beside the rest of the document. */
  fault?: string | undefined
  isMultiline?: boolean
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url'
  placeholder?: string
  onChange: (value: string) => void
}

/**
 * A text that has to be of a form. What is not, stays in the field, and the draft keeps the last right value. Its error is shown
 * when the field is left, and until it is put right.
 */
export function CheckedField({
  field,
  parse,
  error,
  fault,
  value,
  longest,
  isMultiline,
  hint,
  onChange,
  ...input
}: CheckedFieldProps) {
  const { untaken } = useSite()
  const [typed, setTyped] = useState(() => untaken.get(field))
  const [isLeft, setLeft] = useState(typed !== undefined)
  const isWrong = typed !== undefined && parse(typed) === undefined
  const Input = isMultiline ? Textarea : TextInput
  return (
    <Input
      {...input}
      data-field={field}
      description={hint}
      value={isWrong || (typed !== undefined && parse(typed) === value) ? typed : value}
      maxLength={longest}
      error={isWrong ? isLeft && (typeof error === 'string' ? error : error(typed)) : fault}
      errorProps={{ role: 'alert' }}
      {...(isMultiline && { autosize: true, minRows: 2, maxRows: 6 })}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const parsed = parse(text)
        if (parsed !== undefined) {
          setLeft(false)
          onChange(parsed)
        }
        if (parsed !== undefined || isInList(field)) untaken.delete(field)
        else untaken.set(field, text)
      }}
    />
  )
}

/** A field of an entry has a place in its anchor, which may be that of another entry later. */
const isInList = (field: string): boolean => /\.\d+\./.test(field)
