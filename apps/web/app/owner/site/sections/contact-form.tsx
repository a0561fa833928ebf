import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { sitePath } from '../site-path.ts'
import type { FormProps } from './form-props.ts'
import { TitleAndLead } from './title-fields.tsx'

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
