import { MAX_SITE_TEXT, MAX_SITE_TITLE, MOST_ENTRIES } from '@nelly/domain/site/limits'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { EntriesField } from '../fields/entries-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

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
