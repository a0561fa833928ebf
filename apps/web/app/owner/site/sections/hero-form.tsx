import { MAX_SITE_TITLE, MOST_HERO_PICTURES } from '@nelly/domain/site/limits'
import { useWords } from '../../words/use-words.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import type { FormProps } from './form-props.ts'
import { LeadField } from './title-fields.tsx'

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
