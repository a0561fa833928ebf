import { MAX_SITE_TITLE, MOST_HERO_PICTURES, MOST_PICTURES } from '@nelly/domain/site/limits'
import { useWords } from '../../words/use-words.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import { RichTextsField } from '../fields/rich-texts-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import { type FormProps, LeadField, TitleField } from './title-fields.tsx'

export function HeroForm({ section, onChange }: FormProps<'hero'>) {
  const t = useWords('site')
  return (
    <>
      <TextsField
        field={`section:${section.id}.headline`}
        label={t('fields.headline')}
        hint={t('usual')}
        value={section.headline}
        longest={MAX_SITE_TITLE}
        onChange={(headline) => onChange({ headline })}
      />
      <LeadField section={section} onChange={onChange} />
      {section.variant !== 'plain' && (
        <PicturesField
          field={`section:${section.id}.pictures`}
          label={t('fields.photographs')}
          hint={t('pictures.usualHero')}
          pictures={section.pictures}
          most={MOST_HERO_PICTURES}
          onChange={(change) => onChange((now) => ({ pictures: change(now.pictures) }))}
        />
      )}
    </>
  )
}

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
