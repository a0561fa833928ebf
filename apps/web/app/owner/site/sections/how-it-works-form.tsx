import { MOST_STEPS } from '@nelly/domain/site/limits'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { EntriesField } from '../fields/entries-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import { EntryTexts } from './entry-texts.tsx'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

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
