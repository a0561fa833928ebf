import { useWords } from '../../words/use-words.ts'
import { RichTextsField } from '../fields/rich-texts-field.tsx'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

export function RequirementsForm({ section, onChange }: FormProps<'requirements'>) {
  const t = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <RichTextsField
        field={`section:${section.id}.body`}
        label={t('fields.text')}
        hint={t('empty.requirements')}
        value={section.body}
        onChange={(body) => onChange({ body })}
      />
    </>
  )
}
