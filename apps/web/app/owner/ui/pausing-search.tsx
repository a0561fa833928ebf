import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from './search-field.tsx'

/** Debounce of the search, in milliseconds: long enough to type a word. */
const PAUSE = 250

interface PausingSearchProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Searches after a pause in typing; updates when the search is changed elsewhere. */
export function PausingSearch({ label, value, onSearch }: PausingSearchProps) {
  const [typed, type] = useState(value)
  const reported = useRef(value)
  const report = useDebouncedCallback((text: string) => {
    reported.current = text
    onSearch(text)
  }, PAUSE)
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    type(value)
  }, [value])
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={(text) => {
        type(text)
        report(text)
      }}
    />
  )
}
