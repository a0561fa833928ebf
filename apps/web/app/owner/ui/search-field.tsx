import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useWords } from '../words/use-words.ts'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Whether it has the focus as soon as it is shown. */
  autoFocus?: boolean
}

/** Filters a list by a typed text. */
export function SearchField(props: SearchFieldProps) {
  const t = useWords('common')
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    props.onChange('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      type="search"
      autoFocus={props.autoFocus ?? false}
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
      rightSection={props.value && <CloseButton aria-label={t('clearSearch')} onClick={clear} />}
      w="100%"
      maw={400}
    />
  )
}
