import { Anchor, NativeSelect, type NativeSelectProps, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { ChangedUnit } from '@nelly/contract/units/change-unit'
import type { OwnedUnit } from '@nelly/contract/units/units'
import { distinctPlaces } from '@nelly/domain/places/same-place'
import { PAPERS } from '@nelly/domain/units/papers'
import { FUELS, looksLikeVin, type UnitDetails } from '@nelly/domain/units/unit'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { RefusalAlert } from '../calendar/blocks/refusal-alert.tsx'
import { EditDialogForm } from '../forms/edit/edit-dialog-form.tsx'
import { useUnitPlaces } from '../queries/use-units.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'
import css from './units.module.css'
import { type UnitDraft, useUnitForm } from './use-unit-form.ts'

interface UnitFormProps {
  unit: OwnedUnit
  onSaved: (saved: ChangedUnit) => void
  onCancel: () => void
}

/** All that an operator may tell of a unit. */
export function UnitForm({ unit, onSaved, onCancel }: UnitFormProps) {
  const t = useWords('units')
  const option = useWords('options')
  const common = useWords('common')
  const { form, collisions, ...edit } = useUnitForm(unit, onSaved)
  const fieldWords = useFieldWords()
  const field = form.getInputProps
  const { vin, outFrom } = form.values
  return (
    <EditDialogForm
      edit={edit}
      {...fieldWords}
      failure={edit.failure && <RefusalAlert failure={edit.failure} collisions={collisions} />}
      submit={common('save')}
      onCancel={onCancel}
    >
      <ForRoles call="changeUnit">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
          <TextInput label={t('plate')} autoCapitalize="characters" data-autofocus {...field('plate')} />
          <TextInput
            label={t('odometer')}
            inputMode="numeric"
            description={t('odometerHint')}
            {...field('odometer')}
          />
          <TextInput label={t('colour')} {...field('colour')} />
          <TextInput label={t('year')} inputMode="numeric" {...field('year')} />
          <NativeSelect
            label={t('fuel')}
            data={[
              { value: '', label: t('unknown') },
              ...FUELS.map((fuel) => ({ value: fuel, label: option(`fuels.${fuel}`) })),
            ]}
            {...field('fuel')}
          />
          <TextInput
            label={t('acriss')}
            autoCapitalize="characters"
            description={t('acrissHint')}
            {...field('acriss')}
          />
          <TextInput
            label={t('vin')}
            autoCapitalize="characters"
            description={vin.trim() !== '' && !looksLikeVin(vin) ? t('vinOdd') : t('vinHint')}
            {...field('vin')}
          />
        </SimpleGrid>
        <PlaceSelect unit={unit} {...field('place')} />
        <FormPart title={t('papers')} hint={t('papersHint')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
            {PAPERS.map((paper) => (
              <TextInput
                key={paper}
                type="date"
                label={t(`paperNames.${paper}`)}
                {...field(`${paper}Until`)}
              />
            ))}
          </SimpleGrid>
        </FormPart>
        <FormPart title={t('maintenance')} hint={t('maintenanceHint')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
            <TextInput label={t('serviceEveryKm')} inputMode="numeric" {...field('serviceEveryKm')} />
            <TextInput label={t('serviceEveryMonths')} inputMode="numeric" {...field('serviceEveryMonths')} />
            <TextInput label={t('lastServiceKm')} inputMode="numeric" {...field('lastServiceKm')} />
            <TextInput type="date" label={t('lastServiceOn')} {...field('lastServiceOn')} />
          </SimpleGrid>
        </FormPart>
        <FormPart title={t('fleet')} hint={t('fleetHint')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
            <TextInput type="date" label={t('onFleet')} {...field('onFleet')} />
            <TextInput type="date" label={t('offFleet')} {...field('offFleet')} />
          </SimpleGrid>
        </FormPart>
        <FormPart title={t('service')} hint={t('serviceHint')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
            <TextInput type="date" label={t('outFrom')} {...field('outFrom')} />
            {outFrom !== '' && <TextInput label={t('outReason')} {...field('outReason')} />}
          </SimpleGrid>
          <IfMay call="addBlock">
            <Anchor
              component={Link}
              to={`/reservation/calendar?block=${unit.vehicleId}-${unit.number}`}
              target="_blank"
            >
              {t('blockIt')}
            </Anchor>
          </IfMay>
        </FormPart>
        <Textarea
          label={t('damages')}
          description={t('damagesHint')}
          autosize
          minRows={2}
          {...field('damages')}
        />
        <Textarea label={t('notes')} autosize minRows={2} {...field('notes')} />
      </ForRoles>
    </EditDialogForm>
  )
}

/** Where it is: one of the account's places, or what is known of it. */
function PlaceSelect({ unit, ...field }: { unit: OwnedUnit } & NativeSelectProps) {
  const t = useWords('units')
  const places = useUnitPlaces().data ?? []
  const known = unit.place === null ? places : distinctPlaces([unit.place, ...places])
  return (
    <NativeSelect
      label={t('place')}
      description={unit.isOut ? t('isOut', { place: unit.place ?? '' }) : t('placeHint')}
      data={[{ value: '', label: t('unknown') }, ...known.map((place) => ({ value: place, label: place }))]}
      disabled={unit.isOut}
      {...field}
    />
  )
}

/** How a field and its value are named where others changed it too. */
function useFieldWords() {
  const t = useWords('units')
  const option = useWords('options')
  return {
    label: (field: keyof UnitDetails): string => {
      const paper = PAPERS.find((one) => field === `${one}Until`)
      return paper ? t(`paperNames.${paper}`) : t(field as Exclude<keyof UnitDetails, `${string}Until`>)
    },
    shown: (field: keyof UnitDetails, values: UnitDraft): string => {
      const fuel = field === 'fuel' && FUELS.find((one) => one === values.fuel)
      return fuel ? option(`fuels.${fuel}`) : values[field]
    },
  }
}

/** Fields that belong together. */
function FormPart({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="muted">{hint}</p>
      {children}
    </section>
  )
}
