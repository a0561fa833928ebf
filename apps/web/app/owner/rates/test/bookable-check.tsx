import { Alert, Loader, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { BookableAnswer } from './bookable-answer.tsx'
import type { Bookable } from './use-bookable.ts'

/** Whether the tested wish could be booked by the rates as they are edited, and every reason if it could not. */
export function BookableCheck({ bookable: { now, setNow, checked } }: { bookable: Bookable }) {
  const t = useWords('rates')
  const isInvalid = checked.error instanceof ApiProblem && checked.error.status === 422
  return (
    <TitledCard title={t('bookable.title')}>
      <TextInput
        type="datetime-local"
        label={t('bookable.now')}
        description={t('bookable.nowHint')}
        value={now}
        onChange={({ currentTarget }) => setNow(currentTarget.value)}
      />
      <div role="status">
        {checked.isPending && (
          <>
            <Loader size="sm" aria-hidden="true" /> {t('bookable.checking')}
          </>
        )}
        {checked.data && !checked.isError && <BookableAnswer found={checked.data} />}
      </div>
      {isInvalid && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
          {t('bookable.invalid')}
        </Alert>
      )}
      {checked.isError && !isInvalid && <LoadError error={checked.error} onRetry={() => checked.refetch()} />}
    </TitledCard>
  )
}
