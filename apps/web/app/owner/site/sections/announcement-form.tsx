import { Switch, TextInput } from '@mantine/core'
import { isOutOfOrder } from '@nelly/domain/site/checklist'
import { MAX_SITE_TEXT, MAX_SITE_TITLE } from '@nelly/domain/site/limits'
import { typedLink } from '@nelly/domain/site/rich-text'
import { NO_TEXT } from '@nelly/domain/site/texts'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { useWords } from '../../words/use-words.ts'
import { CheckedField } from '../fields/checked-field.tsx'
import { TextsField } from '../fields/texts-field.tsx'
import { useSite } from '../site-context.ts'
import type { FormProps } from './title-fields.tsx'

/** Characters of a link that is typed. */
const LONGEST_LINK = 2_000

export function AnnouncementForm({ section, onChange }: FormProps<'announcement'>) {
  const t = useWords('site')
  const { landing } = useSite()
  const { text, link, firstDay, lastDay } = section
  const field = `section:${section.id}`
  return (
    <>
      <TextsField
        field={`${field}.text`}
        label={t('fields.text')}
        value={text}
        longest={MAX_SITE_TEXT}
        isMultiline
        onChange={(changed) => onChange({ text: changed })}
      />
      <Switch
        label={t('announcement.hasLink')}
        checked={link !== null}
        onChange={(event) =>
          onChange({
            link: event.currentTarget.checked
              ? { label: NO_TEXT, href: `/${landing.address}/vehicle` }
              : null,
          })
        }
      />
      {link && (
        <>
          <CheckedField
            field={`${field}.link.href`}
            label={t('richText.linkTo')}
            value={link.href}
            longest={LONGEST_LINK}
            parse={typedLink}
            error={t('richText.linkWrong')}
            inputMode="url"
            onChange={(href) => onChange((now) => ({ link: { label: now.link?.label ?? NO_TEXT, href } }))}
          />
          <TextsField
            field={`${field}.link.label`}
            label={t('announcement.linkLabel')}
            value={link.label}
            longest={MAX_SITE_TITLE}
            onChange={(label) => onChange({ link: { ...link, label } })}
          />
        </>
      )}
      <TextInput
        data-field={`${field}.firstDay`}
        type="date"
        label={t('announcement.firstDay')}
        description={t('announcement.firstDayHint')}
        value={firstDay ?? ''}
        maw={220}
        onChange={(event) =>
          onChange({ firstDay: (event.currentTarget.value || null) as CalendarDate | null })
        }
      />
      <TextInput
        data-field={`${field}.lastDay`}
        type="date"
        label={t('announcement.lastDay')}
        description={t('announcement.lastDayHint')}
        value={lastDay ?? ''}
        maw={220}
        error={isOutOfOrder(section) && t('announcement.outOfOrder')}
        onChange={(event) =>
          onChange({ lastDay: (event.currentTarget.value || null) as CalendarDate | null })
        }
      />
    </>
  )
}
