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
import { reviewsPath } from '../../paths/reviews-path.ts'
import { useWords } from '../../words/use-words.ts'
import { CheckedField } from '../fields/checked-field.tsx'
import { EntriesField } from '../fields/entries-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import { useSite } from '../site-context.ts'
import { type FormProps, TitleField } from './title-fields.tsx'

export function ReviewsForm({ section, onChange }: FormProps<'reviews'>) {
  const t = useWords('site')
  const { landing } = useSite()
  const field = `section:${section.id}.quotations`
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <Text size="sm">
        {t('quotations.customers')}{' '}
        <Anchor component={Link} to={reviewsPath(landing.id)} underline="always">
          {t('quotations.openReviews')}
        </Anchor>
      </Text>
      <EntriesField
        field={field}
        hint={t('empty.quotations')}
        entries={section.quotations}
        most={MOST_ENTRIES}
        keyOf={({ id }) => id}
        nameOf={(number) => t('quotations.one', { number })}
        add={{
          label: t('quotations.add'),
          create: () => ({ id: newPartId(), text: NO_TEXT, author: '', source: '', year: null }),
        }}
        onChange={(quotations) => onChange({ quotations })}
      >
        {({ text, author, source, year }, index, change) => (
          <>
            <TextsField
              field={`${field}.${index}.text`}
              label={t('fields.text')}
              hint={t('quotations.hint')}
              value={text}
              longest={MAX_SITE_TEXT}
              isMultiline
              onChange={(changed) => change({ text: changed })}
            />
            <TextInput
              data-field={`${field}.${index}.author`}
              label={t('quotations.author')}
              value={author}
              maxLength={MAX_AUTHOR}
              onChange={(event) => change({ author: event.currentTarget.value })}
            />
            <TextInput
              data-field={`${field}.${index}.source`}
              label={t('quotations.source')}
              description={t('quotations.sourceHint')}
              value={source}
              maxLength={MAX_SOURCE}
              onChange={(event) => change({ source: event.currentTarget.value })}
            />
            <CheckedField
              field={`${field}.${index}.year`}
              label={t('quotations.year')}
              value={year === null ? '' : String(year)}
              longest={4}
              parse={typedYear}
              error={t('quotations.yearWrong', QUOTATION_YEARS)}
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
