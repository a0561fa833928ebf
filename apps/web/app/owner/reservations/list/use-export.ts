import { exportReservations } from '@nelly/contract/reservations'
import type { LandingId } from '@nelly/domain/ids'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { fileOf } from '../../session/call.ts'
import { ownerId } from '../../session/owner-id.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListFilter } from './list-filter.ts'
import { saveFile } from './save-file.ts'
import { narrowedBy } from './use-reservation-page.ts'

/** Exports all reservations of a filter, on all pages, as a file for spreadsheets. */
export function useExport() {
  const say = useWords('reservations')
  const toasts = useToasts()
  return useGuardedMutation({
    runAgain: 'after-double-click',
    mutationFn: (filter: ListFilter) =>
      fileOf(exportReservations, {
        params: { userId: ownerId() },
        query: { ...narrowedBy(filter), landing_id: filter.landing as LandingId | undefined },
      }),
    onSuccess: (file) => {
      saveFile(file, `${say('exportName')}-${new Date().toLocaleDateString('sv-SE')}.csv`)
      toasts.done(say('exported'))
    },
    onError: () => toasts.failed(say('exportFailed')),
  })
}
