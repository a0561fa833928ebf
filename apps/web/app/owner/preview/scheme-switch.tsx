import { SegmentedControl } from '@mantine/core'
import { useWords } from '../words/use-words.ts'
import type { Scheme } from './frame/force-scheme.ts'

/** Chooses between a light and a dark screen. */
export function SchemeSwitch({ scheme, onChange }: { scheme: Scheme; onChange: (scheme: Scheme) => void }) {
  const say = useWords('preview')
  return (
    <SegmentedControl
      aria-label={say('scheme')}
      value={scheme}
      onChange={(value) => onChange(value as Scheme)}
      data={[
        { value: 'light', label: say('light') },
        { value: 'dark', label: say('dark') },
      ]}
    />
  )
}
