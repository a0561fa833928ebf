import { SegmentedControl } from '@mantine/core'
import { useWords } from '../words/use-words.ts'
import type { Scheme } from './frame/force-scheme.ts'

/** Chooses between a light and a dark screen. */
export function SchemeSwitch({ scheme, onChange }: { scheme: Scheme; onChange: (scheme: Scheme) => void }) {
  const t = useWords('preview')
  return (
    <SegmentedControl
      aria-label={t('scheme')}
      value={scheme}
      onChange={(value) => onChange(value as Scheme)}
      data={[
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
      ]}
    />
  )
}
