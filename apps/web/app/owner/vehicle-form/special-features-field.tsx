import { Group, MultiSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { VehicleDraft } from '@nelly/contract/specified/vehicle-draft'
import { AddFeatureButton } from '../special-features/add-feature-button.tsx'
import { matchingFeatures } from '../special-features/matching-features.ts'
import { useSpecialFeatures } from '../special-features/use-special-features.ts'
import { useWords } from '../words/use-words.ts'

/** The vehicle's features of the owner's catalogue; a missing one can be added here. */
export function SpecialFeaturesField({ form }: { form: UseFormReturnType<VehicleDraft> }) {
  const t = useWords('vehicleForm')
  const catalogue = useSpecialFeatures()
  const features = matchingFeatures(catalogue.data ?? [], '')
  const chosen = form.values.specialFeatures
  const choose = (ids: readonly number[]) => form.setFieldValue('specialFeatures', [...ids])
  const none = catalogue.isSuccess && features.length === 0
  return (
    <div>
      <MultiSelect
        label={t('specialFeatures')}
        description={none ? t('specialFeaturesNone') : t('specialFeaturesHint')}
        placeholder={chosen.length === 0 ? t('specialFeaturesPlaceholder') : ''}
        data={features.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={features.filter(({ id }) => chosen.includes(id)).map(({ id }) => String(id))}
        onChange={(ids) => choose(ids.map(Number))}
        error={catalogue.isError ? t('specialFeaturesFailed') : form.errors.specialFeatures}
        nothingFoundMessage={t('specialFeaturesNoMatch')}
        disabled={!catalogue.isSuccess || none}
        searchable
        hidePickedOptions
      />
      <Group mt={8}>
        <AddFeatureButton
          look={{ variant: 'light', size: 'compact-sm' }}
          onAdded={({ id }) => choose([...form.getValues().specialFeatures, id])}
        />
      </Group>
    </div>
  )
}
