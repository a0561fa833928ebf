import { SimpleGrid, Switch, TagsInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { PoolFacts } from '@nelly/contract/pools/pool-facts'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import {
  draftOf,
  draftOfPool,
  EMPTY_VEHICLE,
  equipped,
  type TypedIn,
  type VehicleDraft,
} from '@nelly/contract/specified/vehicle-draft'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import type { Currency } from '@nelly/domain/currency'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { PoolId } from '@nelly/domain/ids'
import { SITE_LANGUAGES, type SiteLanguage } from '@nelly/domain/site/texts'
import type { Equipment } from '@nelly/domain/vehicles/vehicle-options'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { useLanding } from '../landing/use-landing.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { useWords } from '../words/use-words.ts'
import { BasicFields } from './basic-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { storedPictures } from './pictures.ts'
import { SaveBar } from './save-bar.tsx'
import { sentByKey } from './sent-shares.ts'
import { SpecialFeaturesField } from './special-features-field.tsx'
import { TransmissionQuestion } from './transmission-question.tsx'
import { useSaveVehicle } from './use-save-vehicle.ts'
import { useVehicleForm } from './use-vehicle-form.ts'
import { VehicleConflicts } from './vehicle-conflicts.tsx'

/** Cars of the fleet that a new vehicle offers. */
export type OfferedPool = PoolFacts & { readonly id: PoolId }

interface VehicleFormProps {
  landingId: number
  /** The landing's. */
  currency: Currency
  /** The vehicle to edit; undefined for a new one. */
  vehicle?: OwnedVehicle
  /** Whose cars a new one offers; undefined for others. */
  pool?: OfferedPool
  onSaved: () => void
  onCancel: () => void
}

/** The form of a vehicle, new or existing. */
export function VehicleForm({ landingId, currency, vehicle, pool, onSaved, onCancel }: VehicleFormProps) {
  const t = useWords('vehicleForm')
  const page = useRef<HTMLFormElement>(null)
  const landing = useLanding(landingId).data
  const typed: TypedIn = { currency, ...(landing && { decimals: decimalSign(landing.language, currency) }) }
  const state = useVehicleForm(
    vehicle ? draftOf(vehicle) : pool ? draftOfPool(pool) : EMPTY_VEHICLE,
    storedPictures((vehicle ?? pool)?.pictures ?? []),
    typed,
  )
  const languages = describedLanguages(landing, vehicle)
  const autosave = useDraft(
    vehicle ? `vehicle:${vehicle.id}` : `vehicle:new:${landingId}${pool ? `:${pool.id}` : ''}`,
    state.form.values,
    state.form.setValues,
  )
  const [refusals, setRefusals] = useState(0)
  const showFaults = () => setRefusals((before) => before + 1)
  // Once the errors are rendered, focuses the first of them.
  useEffect(() => {
    if (refusals > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const { save, progress, failure, collisions, ...edit } = useSaveVehicle({
    landingId,
    typed,
    vehicle,
    poolId: pool?.id,
    state,
    onSaved: () => {
      autosave.forget()
      onSaved()
    },
    onRefused: showFaults,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.check()) return save()
    showFaults()
  }
  return (
    <form ref={page} noValidate onSubmit={submit} data-steady>
      <ForRoles call={vehicle ? 'updateVehicle' : 'createVehicle'}>
        <DraftOffer draft={autosave} of={vehicle?.name ?? t('addTitle')} hasPictures />
        <FormSection title={t('pictures')} hint={t('picturesHint')}>
          <PictureField
            pictures={state.pictures}
            stored={vehicle?.pictures ?? []}
            sent={sentByKey(state.pictures.all, progress)}
          />
        </FormSection>
        <FormSection title={t('basics')}>
          <BasicFields form={state.form} typed={typed} languages={languages} />
        </FormSection>
        <FormSection title={t('offers')}>
          <OfferFields form={state.form} />
          <SpecialFeaturesField form={state.form} />
        </FormSection>
        <FormSection title={t('business')} hint={t('businessHint')}>
          <BusinessFields
            sameCars={pool?.units}
            form={state.form}
            typed={typed}
            collisions={collisions}
            alsoOffered={vehicle?.alsoOffered ?? []}
          />
        </FormSection>
        <FormSection title={t('visibility')}>
          <Switch
            label={t('isOnSale')}
            description={t('isOnSaleHint')}
            size="md"
            {...state.form.getInputProps('isOnSale', { type: 'checkbox' })}
          />
        </FormSection>
      </ForRoles>
      <VehicleConflicts edit={edit} currency={currency} />
      <SaveBar
        words={vehicle ? t('update') : t('create')}
        progress={progress}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  )
}

/** The languages that a vehicle has a description of its own in: the second one that its landing is offered in, and any that was written. */
function describedLanguages(
  landing: OwnedLandingDetail | undefined,
  vehicle: OwnedVehicle | undefined,
): readonly SiteLanguage[] {
  const written = { es: vehicle?.descriptionEs, en: vehicle?.descriptionEn }
  return SITE_LANGUAGES.filter(
    (language) => written[language] || (landing?.bothLanguages && language !== landing.language),
  )
}

const EQUIPMENT: readonly Equipment[] = ['bluetooth', 'gps', 'appleCar', 'siriusxm', 'automatic']

/** The features of a vehicle: switches for common ones, free text for the rest. */
function OfferFields({ form }: { form: UseFormReturnType<VehicleDraft> }) {
  const t = useWords('vehicleForm')
  const option = useWords('options')
  return (
    <>
      <Switch.Group
        label={t('equipment')}
        value={EQUIPMENT.filter((one) => form.values[one])}
        onChange={(chosen) => form.setValues(equipped(chosen))}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16} mt={8}>
          {EQUIPMENT.map((one) => (
            <Switch key={one} value={one} label={option(`equipment.${one}`)} size="md" />
          ))}
        </SimpleGrid>
      </Switch.Group>
      <TransmissionQuestion form={form} />
      <TagsInput
        label={t('features')}
        description={t('featuresHint')}
        placeholder={form.values.features.length === 0 ? t('featuresPlaceholder') : ''}
        splitChars={[',']}
        acceptValueOnBlur
        maxTags={40}
        {...form.getInputProps('features')}
        onChange={(features) =>
          form.setFieldValue('features', [...new Set(features.map((word) => word.trim().toLowerCase()))])
        }
      />
    </>
  )
}
