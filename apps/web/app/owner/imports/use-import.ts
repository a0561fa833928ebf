import {
  applyImport,
  changeImport,
  type Import,
  readImport,
  undoImport,
} from '@nelly/contract/imports/imports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { useWords } from '../words/use-words.ts'
import { changesBy, type ImportAnswer } from './import-answer.ts'
import { OF_KIND } from './import-kinds.tsx'

/** An import as it is now. */
export const useImport = (id: number) =>
  useQuery(callQuery(['imports', id], readImport, { params: { importId: id } }))

/** What is done with an import; its newest state is shown at once. */
export function useImportActions(opened: Import) {
  const { id, kind, revision } = opened
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
    // An answer that is given while another is sent adds to what that gives.
    queue: `import ${id}`,
    run: (answer: ImportAnswer) => {
      const newest = client.getQueryData<Import>(['imports', id]) ?? opened
      return callApi(changeImport, {
        params,
        body: { ...changesBy(answer, newest), revision: newest.revision },
      })
    },
    failed: t('changeFailed'),
    onDone: show,
    onFailed: showStored,
  })
  const apply = useAction({
    run: () => callApi(applyImport, { params, body: { revision } }),
    subject: OF_KIND[kind].subject,
    failed: t('applyFailed'),
    onDone: show,
    onFailed: showStored,
  })
  const undo = useAction({
    run: () => callApi(undoImport, { params }),
    subject: OF_KIND[kind].subject,
    done: () => t('undone'),
    failed: t('undoFailed'),
    onDone: show,
  })
  return { change, apply, undo }
}
