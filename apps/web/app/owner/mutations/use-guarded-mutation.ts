import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createRunGuard, type RunAgain } from './run-guard.ts'

interface GuardedOptions<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  runAgain?: RunAgain
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
  ...options
}: GuardedOptions<Data, Variables>): Guarded<UseMutationResult<Data, Error, Variables>> {
  const { mutateAsync, ...mutation } = useMutation(options)
  const [run] = useState(() => createRunGuard(runAgain))
  return {
    ...mutation,
    mutate: (...args) => void run(JSON.stringify(args[0]) ?? '', () => mutateAsync(...args)),
  }
}
