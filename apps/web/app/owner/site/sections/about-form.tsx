import { useWords } from '../../words/use-words.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import { RichTextsField } from '../fields/rich-texts-field.tsx'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

export function AboutForm({ section, onChange }: FormProps<'about'>) {
  const t = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <RichTextsField
        field={`section:${section.id}.body`}
        label={t('fields.text')}
        value={section.body}
        onChange={(body) => onChange({ body })}
      />
      <PicturesField
        field={`section:${section.id}.picture`}
        label={t('fields.photograph')}
        pictures={section.picture ? [section.picture] : []}
        most={1}
        onChange={(change) =>
          onChange((now) => ({ picture: change(now.picture ? [now.picture] : [])[0] ?? null }))
        }
      />
    </>
  )
}
