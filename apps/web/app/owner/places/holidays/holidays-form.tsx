import { Checkbox, Radio, Stack, TextInput } from '@mantine/core'
import type { OwnedPlace } from '@nelly/contract/places/places'
import type { Language } from '@nelly/contract/wire'
import { dayWords } from '@nelly/contract/words/moment-words'
import {
  type Holiday,
  holidaysFrom,
  isExceptional,
  withHolidays,
} from '@nelly/domain/places/dominican-holidays'
import { intervalProblems } from '@nelly/domain/places/hours-problems'
import { parseTypedHours } from '@nelly/domain/places/typed-hours'
import { type CalendarDate, dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Failure } from '../../ui/failure.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { refusedDays } from './refused-days.ts'
import { useAddHolidays } from './use-add-holidays.ts'

interface HolidaysFormProps {
  places: readonly OwnedPlace[]
  /** That of visitors, in which the holidays are named. */
  language: Language
  timezone: string
  onDone: () => void
}

/** Chooses among the public holidays to come, and closes places on them or gives them other hours. */
export function HolidaysForm({ places, language, timezone, onDone }: HolidaysFormProps) {
  const t = useWords('places')
  const [today] = useState(() => dateOf(wallClockIn(timezone, new Date())))
  const holidays = holidaysFrom(today)
  const isThere = (date: CalendarDate) => places.every(({ exceptions }) => isExceptional(exceptions, date))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const [isClosed, setClosed] = useState(true)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [refused, setRefused] = useState<readonly string[]>([])
  const adding = useAddHolidays({ onDone, onRefused: setRefused })
  const chosen = holidays.filter(({ date }) => !isThere(date) && !left.has(date))
  const edited = places.filter(({ id }) => !without.has(id))
  const submit = () => {
    const hours = isClosed ? [] : parseTypedHours(text)
    if (!hours || intervalProblems(hours).length > 0) {
      return renderFaults(() => setError(t('hours.unreadable')))
    }
    const edits = edited
      .map((place) => ({ place, exceptions: withHolidays(place.exceptions, chosen, { hours, language }) }))
      .filter(({ place, exceptions }) => exceptions.length > place.exceptions.length)
    const found = refusedDays(edits, storedLanguage())
    if (found.length > 0) return renderFaults(() => setRefused(found))
    setRefused([])
    adding.mutate(edits)
  }
  return (
    <DialogForm
      isChanged={left.size > 0 || without.size > 0 || !isClosed || text !== ''}
      failure={
        refused.length > 0 && (
          <Failure>
            {refused.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Failure>
        )
      }
      submit={t('holidays.confirm', { count: chosen.length })}
      pending={adding.isPending}
      disabled={chosen.length === 0 || edited.length === 0}
      isSteady={false}
      onSubmit={submit}
      onCancel={onDone}
    >
      <p className="soft">{t('holidays.hint')}</p>
      {[...Map.groupBy(holidays, ({ date }) => date.slice(0, 4))].map(([year, ofYear]) => (
        <fieldset key={year} className="list">
          <legend>{year}</legend>
          {ofYear.map((holiday) => (
            <HolidayChoice
              key={holiday.date}
              holiday={holiday}
              isThere={isThere(holiday.date)}
              isChosen={!left.has(holiday.date)}
              onToggle={() => setLeft(toggled(left, holiday.date))}
            />
          ))}
        </fieldset>
      ))}
      <Radio.Group
        label={t('holidays.thatDay')}
        value={isClosed ? 'closed' : 'hours'}
        onChange={(value) => setClosed(value === 'closed')}
      >
        <Stack gap={8} mt={8}>
          <Radio value="closed" label={t('hours.closed')} />
          <Radio value="hours" label={t('holidays.otherHours')} />
        </Stack>
      </Radio.Group>
      {!isClosed && (
        <TextInput
          label={t('hours.hours')}
          placeholder="08:00–12:00"
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setError('')
          }}
        />
      )}
      <fieldset className="list">
        <legend>{t('title')}</legend>
        {places.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={!without.has(id)}
            onChange={() => setWithout(toggled(without, id))}
          />
        ))}
      </fieldset>
    </DialogForm>
  )
}

const toggled = <T,>(set: ReadonlySet<T>, value: T): ReadonlySet<T> =>
  set.has(value) ? new Set([...set].filter((other) => other !== value)) : new Set([...set, value])

interface HolidayChoiceProps {
  holiday: Holiday
  /** Whether all places say something of that day already. */
  isThere: boolean
  isChosen: boolean
  onToggle: () => void
}

function HolidayChoice({ holiday: { date, name }, isThere, isChosen, onToggle }: HolidayChoiceProps) {
  const t = useWords('places')
  const language = storedLanguage()
  const day = dayWords(date, language, 'short')
  return (
    <Checkbox
      label={`${day}: ${name[language]}`}
      description={isThere ? t('holidays.there') : undefined}
      checked={isThere || isChosen}
      disabled={isThere}
      onChange={onToggle}
    />
  )
}
