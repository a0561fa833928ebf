import { Select } from '@mantine/core'
import { MAX_SITE_TEXT, MAX_SITE_TITLE, MOST_ENTRIES, MOST_STEPS } from '@nelly/domain/site/limits'
import { POINT_ICONS, type Point } from '@nelly/domain/site/sections'
import { NO_TEXT, type Texts } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { EntriesField } from '../fields/entries-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import { type FormProps, TitleField } from './title-fields.tsx'

export function WhyUsForm({ section, onChange }: FormProps<'why-us'>) {
  const t = useWords('site')
  const field = `section:${section.id}.points`
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <EntriesField
        field={field}
        hint={t('empty.points')}
        entries={section.points}
        most={MOST_ENTRIES}
        keyOf={({ id }) => id}
        nameOf={(number) => t('points.one', { number })}
        add={{
          label: t('points.add'),
          create: (): Point => ({ id: newPartId(), title: NO_TEXT, text: NO_TEXT, icon: 'check' }),
        }}
        onChange={(points) => onChange({ points })}
      >
        {(point, index, change) => (
          <>
            <Select
              label={t('points.icon')}
              data={POINT_ICONS.map((value) => ({ value, label: t(`points.icons.${value}`) }))}
              value={point.icon}
              allowDeselect={false}
              maw={220}
              onChange={(icon) => icon && change({ icon })}
            />
            <EntryTexts field={`${field}.${index}`} entry={point} onChange={change} />
          </>
        )}
      </EntriesField>
    </>
  )
}

export function HowItWorksForm({ section, onChange }: FormProps<'how-it-works'>) {
  const t = useWords('site')
  const field = `section:${section.id}.steps`
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <EntriesField
        field={field}
        hint={t('steps.usual')}
        entries={section.steps}
        most={MOST_STEPS}
        keyOf={({ id }) => id}
        nameOf={(number) => t('steps.one', { number })}
        add={{ label: t('steps.add'), create: () => ({ id: newPartId(), title: NO_TEXT, text: NO_TEXT }) }}
        onChange={(steps) => onChange({ steps })}
      >
        {(step, index, change) => <EntryTexts field={`${field}.${index}`} entry={step} onChange={change} />}
      </EntriesField>
    </>
  )
}

export function QuestionsForm({ section, onChange }: FormProps<'questions'>) {
  const t = useWords('site')
  const field = `section:${section.id}.entries`
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <EntriesField
        field={field}
        hint={t('empty.questions')}
        entries={section.entries}
        most={MOST_ENTRIES}
        keyOf={({ id }) => id}
        nameOf={(number) => t('questions.one', { number })}
        add={{
          label: t('questions.add'),
          create: () => ({ id: newPartId(), question: NO_TEXT, answer: NO_TEXT }),
        }}
        onChange={(entries) => onChange({ entries })}
      >
        {({ question, answer }, index, change) => (
          <>
            <TextsField
              field={`${field}.${index}.question`}
              label={t('questions.question')}
              value={question}
              longest={MAX_SITE_TITLE}
              onChange={(changed) => change({ question: changed })}
            />
            <TextsField
              field={`${field}.${index}.answer`}
              label={t('questions.answer')}
              value={answer}
              longest={MAX_SITE_TEXT}
              isMultiline
              onChange={(changed) => change({ answer: changed })}
            />
          </>
        )}
      </EntriesField>
    </>
  )
}

interface EntryTextsProps {
  /** The anchor of the entry. */
  field: string
  entry: { readonly title: Texts; readonly text: Texts }
  onChange: (changes: { title?: Texts; text?: Texts }) => void
}

/** The title and the text of an entry. */
function EntryTexts({ field, entry: { title, text }, onChange }: EntryTextsProps) {
  const t = useWords('site.fields')
  return (
    <>
      <TextsField
        field={`${field}.title`}
        label={t('title')}
        value={title}
        longest={MAX_SITE_TITLE}
        onChange={(changed) => onChange({ title: changed })}
      />
      <TextsField
        field={`${field}.text`}
        label={t('text')}
        value={text}
        longest={MAX_SITE_TEXT}
        isMultiline
        onChange={(changed) => onChange({ text: changed })}
      />
    </>
  )
}
