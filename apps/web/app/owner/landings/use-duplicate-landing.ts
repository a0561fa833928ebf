import { type Duplicate, duplicateLanding } from '@nelly/contract/landings/duplicate-landing'
import { ownedLanding } from '@nelly/contract/specified/landing-mapper'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { invalidate } from '../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** The landing that is duplicated. */
export interface Original {
  readonly id: number
  readonly displayName: string
}

/** Duplicates a landing and leads to its duplicate; somebody who has closed the form meanwhile is offered to open it. */
export function useDuplicateLanding({ id }: Original, onClose: () => void) {
  const t = useWords('duplicate')
  const toasts = useToasts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const duplication = useGuardedMutation({
    runAgain: 'after-double-click',
    mutationFn: async (wanted: Duplicate) =>
      ownedLanding(await callApi(duplicateLanding, { params: { landingId: id }, body: wanted })),
    onSuccess: async (duplicate) => {
      await invalidate(client, 'landings')
      const open = () => void navigate(`/view-landing/${duplicate.id}?tab=vehicles`)
      const done = t('done', { name: duplicate.displayName })
      if (!isShown.current) return toasts.offering(done, t('open'), open)
      onClose()
      open()
      toasts.done(done)
    },
  })
  const { error } = duplication
  const nameError = fieldErrorsOf<'name'>(error).name
  return {
    duplicate: (wanted: Duplicate) => duplication.mutate(wanted),
    isPending: duplication.isPending,
    /** What was sent last, and why its name was refused, if it was. */
    tried: duplication.variables,
    nameError,
    failure: error && !nameError ? error.message || t('failed') : undefined,
  }
}

function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
