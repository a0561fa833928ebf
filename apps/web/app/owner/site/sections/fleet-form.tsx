import { Input, MultiSelect, NumberInput, SegmentedControl } from '@mantine/core'
import type { VehicleId } from '@nelly/domain/ids'
import { MOST_HOME_VEHICLES } from '@nelly/domain/site/limits'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { type FormProps, TitleAndLead } from './title-fields.tsx'

export function FleetForm({ section, onChange }: FormProps<'fleet'>) {
  const t = useWords('site')
  const { vehicles } = useSite().landing
  const names = new Map(vehicles.map(({ id, name }) => [String(id), name]))
  // A vehicle that was deleted since stays chosen until somebody takes it out.
  const gone = section.vehicles.map(String).filter((id) => !names.has(id))
  return (
    <>
      <TitleAndLead section={section} onChange={onChange} />
      <MultiSelect
        data-field={`section:${section.id}.vehicles`}
        label={t('fleet.chosen')}
        description={t('fleet.chosenHint')}
        data={[
          ...[...names].map(([value, label]) => ({ value, label })),
          ...gone.map((value) => ({ value, label: t('fleet.gone') })),
        ]}
        value={section.vehicles.map(String)}
        maxValues={MOST_HOME_VEHICLES}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage={t('fleet.none')}
        onChange={(chosen) => onChange({ vehicles: chosen.map((id) => Number(id) as VehicleId) })}
      />
      {section.vehicles.length === 0 && (
        <>
          <NumberInput
            data-field={`section:${section.id}.count`}
            label={t('fields.count')}
            value={section.count}
            min={1}
            max={MOST_HOME_VEHICLES}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            maw={160}
            onChange={(count) => {
              if (typeof count === 'number' && count >= 1) onChange({ count })
            }}
          />
          <Input.Wrapper label={t('fleet.order')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('fleet.order')}
              value={section.order}
              data={(['own', 'price'] as const).map((value) => ({
                value,
                label: t(`fleet.orders.${value}`),
              }))}
              onChange={(order) => onChange({ order })}
            />
          </Input.Wrapper>
        </>
      )}
    </>
  )
}
