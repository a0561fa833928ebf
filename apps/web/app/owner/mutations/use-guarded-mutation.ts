import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, type Subject } from './dependent-queries.ts'
import { withIdentity } from './identity-question.ts'
import { createRunGuard, type RunAgain } from './run-guard.ts'

interface GuardedOptions<Data, Variables>
  extends Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'> {
  runAgain?: RunAgain
  /** What it changes: all that shows it is read again. */
  subject?: Subject
}

/** The result of `useMutation` without its unguarded functions. */
type Guarded<Result> = Result extends unknown ? Omit<Result, 'mutateAsync'> : never

/**
 * A mutation that a double click starts only once: a call with the same variables while it runs does nothing, even
 * before React has rendered the pending state. Every change of an operator uses it; the linter refuses `useMutation`
 * elsewhere.
 */
export function useGuardedMutation<Data, Variables = void>({
  runAgain = 'at-once',
  subject,
  ...options
}: GuardedOptions<Data, Variables>): Guarded<UseMutationResult<Data, Error, Variables>> {
  const client = useQueryClient()
  const { mutationFn } = options
  const { mutateAsync, ...mutation } = useMutation<Data, Error, Variables>({
    ...options,
    ...(mutationFn && { mutationFn: (...of) => withIdentity(() => mutationFn(...of)) }),
    onSettled: (_, problem) => {
      const shown = subject && invalidate(client, subject)
      // Whoever tries again after a failure does not have to wait for what is read again.
      return problem ? undefined : shown
    },
  })
  const [run] = useState(() => createRunGuard(runAgain))
  return {
    ...mutation,
    mutate: (...args) => void run(JSON.stringify(args[0]) ?? '', () => mutateAsync(...args)),
  }
}
