import { Anchor, Text, TextInput } from '@mantine/core'
import {
  MAX_AUTHOR,
  MAX_SITE_TEXT,
  MAX_SOURCE,
  MOST_ENTRIES,
  QUOTATION_YEARS,
} from '@nelly/domain/site/limits'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { Link } from 'react-router'
import { reviewsPath } from '../../reviews/reviews-path.ts'
import { useWords } from '../../words/use-words.ts'
import { CheckedField } from '../fields/checked-field.tsx'
import { EntriesField } from '../fields/entries-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

export function ReviewsForm({ section, onChange }: FormProps<'reviews'>) {
  const say = useWords('site')
  const { landing } = useSite()
  const field = `section:${section.id}.quotations`
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <Text size="sm">
        {say('quotations.customers')}{' '}
        <Anchor component={Link} to={reviewsPath(landing.id)}>
          {say('quotations.openReviews')}
        </Anchor>
      </Text>
      <EntriesField
        field={field}
        hint={say('empty.quotations')}
        entries={section.quotations}
        most={MOST_ENTRIES}
        keyOf={({ id }) => id}
        nameOf={(number) => say('quotations.one', { number })}
        add={{
          label: say('quotations.add'),
          create: () => ({ id: newPartId(), text: NO_TEXT, author: '', source: '', year: null }),
        }}
        onChange={(quotations) => onChange({ quotations })}
      >
        {({ text, author, source, year }, index, change) => (
          <>
            <TextsField
              field={`${field}.${index}.text`}
              label={say('fields.text')}
              hint={say('quotations.hint')}
              value={text}
              longest={MAX_SITE_TEXT}
              isMultiline
              onChange={(changed) => change({ text: changed })}
            />
            <TextInput
              data-field={`${field}.${index}.author`}
              label={say('quotations.author')}
              value={author}
              maxLength={MAX_AUTHOR}
              onChange={(event) => change({ author: event.currentTarget.value })}
            />
            <TextInput
              data-field={`${field}.${index}.source`}
              label={say('quotations.source')}
              description={say('quotations.sourceHint')}
              value={source}
              maxLength={MAX_SOURCE}
              onChange={(event) => change({ source: event.currentTarget.value })}
            />
            <CheckedField
              field={`${field}.${index}.year`}
              label={say('quotations.year')}
              value={year === null ? '' : String(year)}
              longest={4}
              parse={typedYear}
              error={say('quotations.yearWrong', QUOTATION_YEARS)}
              inputMode="numeric"
              onChange={(typed) => change({ year: typed === '' ? null : Number(typed) })}
            />
          </>
        )}
      </EntriesField>
    </>
  )
}

/** A year in which somebody may have written; none where nothing was typed. */
function typedYear(typed: string): string | undefined {
  const { first, last } = QUOTATION_YEARS
  const text = typed.trim()
  if (text === '') return ''
  return /^\d{4}$/.test(text) && Number(text) >= first && Number(text) <= last ? text : undefined
}
