import { Button, Chip, SimpleGrid } from '@mantine/core'
import type { DateRange, Season } from '@nelly/domain/rates/rates'
import type { Weekday } from '@nelly/domain/weeks'
import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { CountField, PercentField } from '../fields/number-fields.tsx'
import { LocalizedField } from '../fields/text-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { useFormats } from '../fields/use-formats.ts'
import { MOST_DAYS } from '../forms/rule-fields.tsx'
import { RangeFields } from './range-fields.tsx'
import { withSeason } from './season-edits.ts'
import css from './seasons.module.css'

/** The most that a season may raise a price by, in percent; the least is no price at all. */
const MOST_PERCENT = 1000
const LEAST_PERCENT = -99

/** The fields of a season. */
export function SeasonForm({ season }: { season: Season }) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { edit } = useRates()
  const change = (changes: Partial<Season>) =>
    edit((now) => {
      const current = now.seasons.find(({ id }) => id === season.id)
      return current ? withSeason(now, { ...current, ...changes }) : now
    })
  const at = `seasons.${season.id}`
  const { field, optional } = useFields()(at, season, change)
  const setRange = (index: number, range: DateRange | undefined) =>
    change({ ranges: season.ranges.toSpliced(index, 1, ...(range ? [range] : [])) })
  return (
    <div className={css.form}>
      <LocalizedField {...field('name')} />
      <fieldset className="list">
        <legend>{labels('fields.ranges')}</legend>
        {season.ranges.length === 0 && <p className="muted">{t('season.noRanges')}</p>}
        {season.ranges.map((range, index) => (
          <RangeFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a range has no identity but its place.
            key={index}
            at={`${at}.ranges.${index}`}
            number={index + 1}
            range={range}
            onChange={(next) => setRange(index, next)}
          />
        ))}
        <Button
          variant="default"
          size="compact-md"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => change({ ranges: [...season.ranges, JANUARY] })}
        >
          {t('season.addRange')}
        </Button>
      </fieldset>
      <Weekdays
        label={labels('fields.weekdays')}
        chosen={season.weekdays ?? ALL_WEEKDAYS}
        onChange={(days) => change({ weekdays: days.length % 7 === 0 ? null : days })}
      />
      <PercentField
        {...optional('percent', t('season.percent'))}
        description={t('season.percentHint')}
        least={LEAST_PERCENT}
        most={MOST_PERCENT}
      />
      <fieldset className="list">
        <legend>{t('season.rules')}</legend>
        <p className="muted">{t('season.rulesHint')}</p>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <CountField {...optional('minDays')} least={1} most={MOST_DAYS} />
          <CountField {...optional('maxDays')} least={1} most={MOST_DAYS} />
        </SimpleGrid>
      </fieldset>
      <Weekdays
        label={labels('fields.noPickup')}
        chosen={season.noPickup}
        onChange={(noPickup) => change({ noPickup })}
      />
      <Weekdays
        label={labels('fields.noReturn')}
        chosen={season.noReturn}
        onChange={(noReturn) => change({ noReturn })}
      />
    </div>
  )
}

/** The dates that another range begins with. */
const JANUARY = { from: '01-01', to: '01-31' } as DateRange
const ALL_WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

interface WeekdaysProps {
  label: string
  chosen: readonly Weekday[]
  onChange: (days: Weekday[]) => void
}

/** Days of the week, from Monday. */
function Weekdays({ label, chosen, onChange }: WeekdaysProps) {
  const { weekday } = useFormats()
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      <Chip.Group
        multiple
        value={chosen.map(String)}
        onChange={(days) => onChange(ALL_WEEKDAYS.filter((day) => days.includes(String(day))))}
      >
        <div className="row">
          {ALL_WEEKDAYS.map((day) => (
            <Chip key={day} value={String(day)} size="md">
              {weekday(day)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  )
}
