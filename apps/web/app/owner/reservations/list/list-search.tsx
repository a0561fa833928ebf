import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import { useWords } from '../../words/use-words.ts'

/** Debounce of the search, in milliseconds: long enough to type a word. */
const PAUSE = 250

/** Searches after a pause in typing; updates when the search is changed elsewhere. */
export function ListSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const say = useWords('reservations')
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
      label={say('search')}
      value={typed}
      onChange={(text) => {
        type(text)
        report(text)
      }}
    />
  )
}
