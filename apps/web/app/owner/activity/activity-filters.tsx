import { TextInput } from '@mantine/core'
import { auditIn } from '@nelly/contract/audit/audit-words'
import { listMembers } from '@nelly/contract/team/members'
import { AUDIT_THINGS } from '@nelly/domain/audit/audit'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './activity.module.css'
import type { ActivityFilter } from './use-activity.ts'

interface ActivityFiltersProps {
  filter: ActivityFilter
  onChange: (changed: ActivityFilter) => void
}

/** Narrows the list to a person, a kind of thing or one thing, and days. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const t = useWords('activity')
  const language = storedLanguage()
  const words = auditIn(language)
  const team = useQuery(callQuery(['members'], listMembers))
  const people = (team.data?.members ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const things = AUDIT_THINGS.map((thing) => ({
    value: thing as string,
    label: words(`things.${thing}`),
  })).sort((one, other) => one.label.localeCompare(other.label, language))
  const { person, thing } = filter
  const isReversed = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to
  return (
    <search className={`columns spaced ${css.filters}`} aria-label={t('filters')}>
      <FilterSelect
        label={t('person')}
        any={t('anybody')}
        choices={[
          ...people,
          // Somebody who has left.
          ...(person && !people.some(({ value }) => value === person)
            ? [{ value: person, label: `# ${person}` }]
            : []),
        ]}
        value={person}
        onChange={(chosen) => onChange({ ...filter, person: chosen })}
      />
      <FilterSelect
        label={t('thing')}
        any={t('anything')}
        choices={[...things, ...(thing?.includes(':') ? [{ value: thing, label: t('oneThing') }] : [])]}
        value={thing}
        onChange={(chosen) => onChange({ ...filter, thing: chosen })}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, from: value || undefined })}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={filter.to ?? ''}
        min={filter.from}
        error={isReversed && t('reversed')}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, to: value || undefined })}
      />
    </search>
  )
}
