import { useParams } from 'react-router'
import { NotForRole } from '../roles/not-for-role.tsx'
import { useMay } from '../roles/use-membership.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { ImportKinds, OF_KIND, useImportKind } from './import-kinds.tsx'
import { OpenedImport } from './opened-import.tsx'
import { PastImports } from './past-imports.tsx'
import { StartImport } from './start-import.tsx'

/** A fleet or customers out of a file: chosen, understood, previewed and stored; and the imports so far. */
export function ImportScreen() {
  const t = useWords('imports')
  const { importId } = useParams()
  const kind = useImportKind()
  const may = useMay('startImport')
  if (!importId && !may)
    return (
      <NotForRole call="startImport" back={{ to: OF_KIND[kind].screen, label: t(`back.${kind}`) }} isPage />
    )
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={
          <BackLink
            to={importId ? `/app/import?kind=${kind}` : OF_KIND[kind].screen}
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
