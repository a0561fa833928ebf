import { changePlace } from '@nelly/contract/places/places'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import type { ExceptionsEdit } from './exceptions-edit.ts'
import { daysRefusedByServer } from './refused-days.ts'

interface AddingHolidays {
  /** All places are saved. */
  onDone: () => void
  /** Some are not: why, in sentences. */
  onRefused: (sentences: readonly string[]) => void
}

/** Saves other exceptions of some places, which can be undone; says which days of which places could not be saved. */
export function useAddHolidays({ onDone, onRefused }: AddingHolidays) {
  const t = useWords('places')
  const toasts = useToasts()
  const save = async (edits: readonly ExceptionsEdit[]) => {
    const outcomes = await Promise.allSettled(
      edits.map(({ place, exceptions }) =>
        callApi(changePlace, {
          params: { placeId: place.id },
          body: { exceptions, revision: place.revision },
        }),
      ),
    )
    return {
      // Each with its place as it is now, and the exceptions that it had: what undoes it.
      saved: outcomes.flatMap((outcome, index) =>
        outcome.status === 'fulfilled'
          ? [{ place: outcome.value, exceptions: edits[index]?.place.exceptions ?? [] }]
          : [],
      ),
      refused: edits.flatMap((edit, index) => refusalOf(edit, outcomes[index])),
    }
  }
  const refusalOf = (edit: ExceptionsEdit, outcome: PromiseSettledResult<unknown> | undefined): string[] => {
    if (outcome?.status !== 'rejected') return []
    const { reason } = outcome
    return reason instanceof ApiProblem && reason.message !== ''
      ? daysRefusedByServer(edit, reason, storedLanguage())
      : [t('holidays.failed', { places: edit.place.name })]
  }
  const undoing = useAction({
    run: save,
    subject: 'places',
    onDone: ({ refused }) => refused.length > 0 && toasts.failed(refused.join(' ')),
  })
  return useAction({
    run: save,
    subject: 'places',
    onDone: ({ saved, refused }) => {
      if (saved.length > 0) {
        toasts.undoable(t('holidays.added', { count: saved.length }), () => undoing.mutate(saved))
      }
      if (refused.length === 0) onDone()
      else onRefused(refused)
    },
  })
}
