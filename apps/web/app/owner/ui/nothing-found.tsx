import { useWords } from '../words/use-words.ts'

/** A search without matches. */
export function NothingFound({ text }: { text: string }) {
  const t = useWords('common')
  return (
    <p role="status" style={{ padding: '48px 0', textAlign: 'center', color: 'var(--ink-soft)' }}>
      {t('nothingFound', { text })}
    </p>
  )
}
