import { useParams } from 'react-router'
import { BackLink } from '../ui/back-link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { ImportKinds, useImportKind } from './import-kinds.tsx'
import { OpenedImport } from './opened-import.tsx'
import { PastImports } from './past-imports.tsx'
import { StartImport } from './start-import.tsx'

/** Where imports are left to. */
const BACK = { fleet: '/app/fleet', customers: '/app/customers' } as const

/** A fleet or customers out of a file: chosen, understood, previewed and stored; and the imports so far. */
export function ImportScreen() {
  const t = useWords('imports')
  const { importId } = useParams()
  const kind = useImportKind()
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={
          <BackLink
            to={importId ? '/app/import' : BACK[kind]}
            label={t(importId ? 'toImports' : `back.${kind}`)}
          />
        }
      />
      {importId ? (
        <OpenedImport key={importId} id={Number(importId)} />
      ) : (
        <div className="stack">
          <ImportKinds chosen={kind} />
          <StartImport kind={kind} />
          <PastImports />
        </div>
      )}
    </>
  )
}
