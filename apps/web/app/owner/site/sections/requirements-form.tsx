import { useWords } from '../../words/use-words.ts'
import { RichTextsField } from '../fields/rich-texts-field.tsx'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

export function RequirementsForm({ section, onChange }: FormProps<'requirements'>) {
  const say = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <RichTextsField
        field={`section:${section.id}.body`}
        label={say('fields.text')}
        hint={say('empty.requirements')}
        value={section.body}
        onChange={(body) => onChange({ body })}
      />
    </>
  )
}
