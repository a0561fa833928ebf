import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import { useWords } from '../../words/use-words.ts'

/** Long enough for a word to be typed before the server is asked, in milliseconds. */
const PAUSE = 250

/** Searches once who types has paused; follows where something else changes what is searched for. */
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
