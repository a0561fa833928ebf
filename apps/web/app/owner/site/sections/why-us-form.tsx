import { Select } from '@mantine/core'
import { MOST_ENTRIES } from '@nelly/domain/site/limits'
import { POINT_ICONS, type Point } from '@nelly/domain/site/sections'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { useWords } from '../../words/use-words.ts'
import { EntriesField } from '../fields/entries-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import { EntryTexts } from './entry-texts.tsx'
import type { FormProps } from './form-props.ts'
import { TitleField } from './title-fields.tsx'

export function WhyUsForm({ section, onChange }: FormProps<'why-us'>) {
  const t = useWords('site')
  const field = `section:${section.id}.points`
  return (
    <>
      <TitleField section={section} onChange={onChange} />
      <EntriesField
        field={field}
        hint={t('empty.points')}
        entries={section.points}
        most={MOST_ENTRIES}
        keyOf={({ id }) => id}
        nameOf={(number) => t('points.one', { number })}
        add={{
          label: t('points.add'),
          create: (): Point => ({ id: newPartId(), title: NO_TEXT, text: NO_TEXT, icon: 'check' }),
        }}
        onChange={(points) => onChange({ points })}
      >
        {(point, index, change) => (
          <>
            <Select
              label={t('points.icon')}
              data={POINT_ICONS.map((value) => ({ value, label: t(`points.icons.${value}`) }))}
              value={point.icon}
              allowDeselect={false}
              maw={220}
              onChange={(icon) => icon && change({ icon })}
            />
            <EntryTexts field={`${field}.${index}`} entry={point} onChange={change} />
          </>
        )}
      </EntriesField>
    </>
  )
}
