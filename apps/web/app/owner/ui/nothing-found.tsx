import { useWords } from '../words/use-words.ts'

/** A search without matches. */
export function NothingFound({ text }: { text: string }) {
  const t = useWords('common')
  return (
    <p role="status" className="nothing">
      {t('nothingFound', { text })}
    </p>
  )
}
