import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportDefaults } from './import-defaults.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './use-import.ts'

/** One import, step by step: its columns, what is to be answered, what each row does, and what became of it. */
export function OpenedImport({ id }: { id: number }) {
  const t = useWords('imports')
  const query = useImport(id)
  if (!query.data) return <NotLoaded query={query} title={t('loadFailed')} />
  const opened = query.data
  if (opened.state !== 'open')
    return (
      <div className="stack">
        <ImportOutcome opened={opened} />
        <ImportRows opened={opened} title={t('rows')} />
      </div>
    )
  return (
    <div className="stack">
      <ImportColumns opened={opened} />
      {(opened.questions.length > 0 || opened.lacking.length > 0) && (
        <section className="card stack" aria-labelledby="import-questions">
          <h2 id="import-questions">{t('steps.answers')}</h2>
          <ImportQuestions opened={opened} />
          {opened.lacking.length > 0 && <ImportDefaults opened={opened} />}
        </section>
      )}
      <ImportRows opened={opened} title={t('steps.preview')} />
      <ImportOutcome opened={opened} />
    </div>
  )
}
