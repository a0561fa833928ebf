import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../ui/load-error.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { BookableAnswer } from './bookable-answer.tsx'
import { bookableQuery } from './bookable-query.ts'
import css from './test.module.css'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400

/** Whether the tested wish could be booked by the rates as they are edited, and every reason if it could not. */
export function BookableCheck() {
  const say = useWords('rates')
  const { landingId, work, vehicles, places, wish } = useRates()
  const [now, setNow] = useState('')
  const [asked] = useDebouncedValue({ work, wish, now }, PAUSE)
  const vehicle = asked.wish.vehicle ?? vehicles[0]?.id
  const checked = useQuery({
    ...bookableQuery(landingId, { ...asked, vehicle, places }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={css.card} aria-labelledby="bookable">
      <h2 id="bookable" className={css.title}>
        {say('bookable.title')}
      </h2>
      <TextInput
        type="datetime-local"
        label={say('bookable.now')}
        description={say('bookable.nowHint')}
        value={now}
        onChange={({ currentTarget }) => setNow(currentTarget.value)}
      />
      <div role="status">
        {checked.isPending && <Loader size="sm" aria-label={say('bookable.checking')} />}
        {checked.data && <BookableAnswer found={checked.data} />}
      </div>
      {checked.isError && <LoadError error={checked.error} onRetry={() => checked.refetch()} />}
    </section>
  )
}
