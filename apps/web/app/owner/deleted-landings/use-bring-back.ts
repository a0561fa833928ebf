import { restoreLanding } from '@nelly/contract/landings/deleted-landings'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useState } from 'react'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** A landing that needs another name before it can be restored, and the error of that name. */
export interface Renaming {
  landing: OwnedLanding
  error: string
}

/** Restores a landing; where its name was taken in the meantime, asks for another. */
export function useBringBack() {
  const t = useWords('deleted')
  const [renaming, setRenaming] = useState<Renaming>()
  const restoring = useAction({
    run: ({ landing, name }: { landing: OwnedLanding; name?: string }) =>
      callApi(restoreLanding, { params: { landingId: landing.id }, body: { name } }),
    subject: 'landings',
    done: () => t('restored'),
    onDone: () => setRenaming(undefined),
    failed: t('restoreFailed'),
    onFailed: (problem, { landing }) => {
      const error = fieldErrorsOf<'name'>(problem).name
      if (error) setRenaming({ landing, error })
      return error !== undefined
    },
  })
  return {
    restore: (landing: OwnedLanding, name?: string) => restoring.mutate({ landing, name }),
    restoring: restoring.isPending ? restoring.variables.landing.id : undefined,
    renaming,
    giveUpRenaming: () => setRenaming(undefined),
  }
}
