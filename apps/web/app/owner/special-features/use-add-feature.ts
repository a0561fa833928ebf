import {
  addSpecialFeature,
  type NewSpecialFeature,
  type SpecialFeatureAnswer,
} from '@nelly/contract/special-features'
import { useQueryClient } from '@tanstack/react-query'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

const FIELDS = { name: 'name', description: 'description' } as const

/** Adds a feature to the owner's catalogue. */
export function useAddFeature(on: {
  onAdded: (feature: SpecialFeatureAnswer) => void
  onRefused: (errors: Partial<Record<keyof NewSpecialFeature, string>>) => void
}) {
  const say = useWords('features')
  const toasts = useToasts()
  const client = useQueryClient()
  return useGuardedMutation({
    runAgain: 'never',
    mutationFn: (feature: NewSpecialFeature) => callApi(addSpecialFeature, { body: feature }),
    onSuccess: async ({ id, name, description }) => {
      await invalidate(client, 'specialFeatures')
      toasts.done(say('added'))
      on.onAdded({ id, name, description })
    },
    onError: (problem) => on.onRefused(fieldErrorsOf(problem, FIELDS)),
  })
}

/** Whether the name or the value is missing; the server reports other errors. */
export const isIncomplete = ({ name, description }: NewSpecialFeature): boolean =>
  name.trim() === '' || description.trim() === ''
