import { MOST_PICTURES } from '@nelly/domain/site/limits'
import { useWords } from '../../words/use-words.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

export function GalleryForm({ section, onChange }: FormProps<'gallery'>) {
  const t = useWords('site')
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <PicturesField
        field={`section:${section.id}.pictures`}
        label={t('fields.photographs')}
        hint={t('empty.gallery')}
        pictures={section.pictures}
        most={MOST_PICTURES}
        onChange={(change) => onChange((now) => ({ pictures: change(now.pictures) }))}
      />
    </>
  )
}
