import { ApiProblem } from '../../api/api-problem.ts'
import { useToasts } from '../ui/use-toasts.ts'
import type { Subject } from './dependent-queries.ts'
import type { RunAgain } from './run-guard.ts'
import { useGuardedMutation } from './use-guarded-mutation.ts'

interface Action<Data, Variables> {
  run: (variables: Variables) => Promise<Data>
  /** What it changes: all that shows it is read again. */
  subject?: Subject
  /** What is said once it is done; nothing without it. */
  done?: (data: Data, variables: Variables) => string
  /** What it is done with again in order to take it back, where that is possible: offered beside what is said. */
  undo?: (data: Data, variables: Variables) => Variables | undefined
  /** What is said where it failed and the server has no words for it; without it, `error` is shown instead. */
  failed?: string
  /** Is told why it failed; true where that is shown in another way. */
  onFailed?: (problem: Error, variables: Variables) => boolean
  onDone?: (data: Data, variables: Variables) => void
  runAgain?: RunAgain
  /** Actions of one queue run one after another. */
  queue?: string
}

/** Something that an operator does with one press: a double click does it once, and its outcome is said. */
export function useAction<Data, Variables = void>({
  run,
  subject,
  done,
  undo,
  failed,
  onFailed,
  onDone,
  runAgain = 'at-once',
  queue,
}: Action<Data, Variables>) {
  const toasts = useToasts()
  const action = useGuardedMutation<Data, Variables>({
    runAgain,
    subject,
    ...(queue !== undefined && { scope: { id: queue } }),
    mutationFn: run,
    onSuccess: (data, variables) => {
      const message = done?.(data, variables)
      const back = undo?.(data, variables)
      if (message !== undefined && back !== undefined) toasts.undoable(message, () => action.mutate(back))
      else if (message !== undefined) toasts.done(message)
      onDone?.(data, variables)
    },
    onError: (problem, variables) => {
      if (onFailed?.(problem, variables) || failed === undefined) return
      toasts.failed((isRefusal(problem) && problem.message) || failed)
    },
  })
  return action
}

/** Whether the server says why it was refused, rather than that it broke. */
const isRefusal = (problem: Error) => problem instanceof ApiProblem && problem.status < 500
