import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { sitePath } from '../../paths/site-path.ts'
import { useWords } from '../../words/use-words.ts'
import { RichTextsField } from '../fields/rich-texts-field.tsx'
import { useSite } from '../site-context.ts'
import { type FormProps, TitleAndLead, TitleField } from './title-fields.tsx'

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

export function ContactForm({ section, onChange }: FormProps<'contact'>) {
  const t = useWords('site')
  const { landing } = useSite()
  return (
    <>
      <TitleAndLead section={section} onChange={onChange} />
      <Text size="sm">
        <Anchor component={Link} to={sitePath(landing.id, 'contact')}>
          {t('contact.where')}
        </Anchor>
      </Text>
    </>
  )
}
