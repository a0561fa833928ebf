import {
  applyImport,
  changeImport,
  type Import,
  type ImportChanges,
  readImport,
  undoImport,
} from '@nelly/contract/imports/imports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** What else changes with an import. */
const SUBJECTS = { fleet: 'vehicles', customers: 'customers' } as const

/** An import as it is now. */
export const useImport = (id: number) =>
  useQuery({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => callApi(readImport, { params: { importId: id }, signal }),
  })

/** What is done with an import; its newest state is shown at once. */
export function useImportActions({ id, kind, revision }: Pick<Import, 'id' | 'kind' | 'revision'>) {
  const t = useWords('imports')
  const client = useQueryClient()
  const params = { importId: id }
  const show = (newest: Import) => {
    client.setQueryData(['imports', id], newest)
    void client.invalidateQueries({ queryKey: ['imports', id, 'rows'] })
  }
  /** Where somebody else changed it, what they see is what is stored. */
  const showStored = () => {
    void client.invalidateQueries({ queryKey: ['imports', id] })
    return false
  }
  const change = useAction({
    run: (changes: ImportChanges) => callApi(changeImport, { params, body: { ...changes, revision } }),
    failed: t('changeFailed'),
    onDone: show,
    onFailed: showStored,
  })
  const apply = useAction({
    run: () => callApi(applyImport, { params, body: { revision } }),
    subject: SUBJECTS[kind],
    failed: t('applyFailed'),
    onDone: show,
    onFailed: showStored,
  })
  const undo = useAction({
    run: () => callApi(undoImport, { params }),
    subject: SUBJECTS[kind],
    done: () => t('undone'),
    failed: t('undoFailed'),
    onDone: show,
  })
  return { change, apply, undo }
}
