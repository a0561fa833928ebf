import { Group, NativeSelect, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import type { OwnedPlace } from '@nelly/contract/places/places'
import { PLACE_KINDS } from '@nelly/domain/places/places'
import { EditDialogForm } from '../forms/edit/edit-dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { usePlaceForm } from './use-place-form.ts'

interface PlaceFormProps {
  landingId: number
  /** The place to edit; undefined for a new one. */
  place: OwnedPlace | undefined
  onSaved: (saved: OwnedPlace) => void
  onCancel: () => void
}

/** All that an owner says of a place. */
export function PlaceForm({ landingId, place, onSaved, onCancel }: PlaceFormProps) {
  const t = useWords('places')
  const common = useWords('common')
  const { form, ...edit } = usePlaceForm(landingId, place, onSaved)
  const field = form.getInputProps
  return (
    <EditDialogForm
      edit={edit}
      label={t}
      shown={(field, values) => (field === 'kind' ? t(`kinds.${values.kind}`) : String(values[field]))}
      submit={place ? common('save') : t('add')}
      onCancel={onCancel}
    >
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        required
        data-autofocus
        {...field('name')}
      />
      <TextInput label={t('code')} description={t('codeHint')} {...field('code')} />
      <NativeSelect
        label={t('kind')}
        data={PLACE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        {...field('kind')}
      />
      {/* What an existing place is offered for is switched in the list, which asks where pairs would go with it. */}
      {!place && (
        <Group gap={24} mb={12}>
          <Switch label={t('isPickup')} {...form.getInputProps('isPickup', { type: 'checkbox' })} />
          <Switch label={t('isReturn')} {...form.getInputProps('isReturn', { type: 'checkbox' })} />
        </Group>
      )}
      <TextInput label={t('address')} {...field('address')} />
      <TextInput label={t('phone')} type="tel" {...field('phone')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
        <TextInput label={t('latitude')} placeholder="18.4297" {...field('latitude')} />
        <TextInput label={t('longitude')} placeholder="-69.6689" {...field('longitude')} />
      </SimpleGrid>
      <Textarea
        label={t('instructionsEs')}
        description={t('instructionsHint')}
        autosize
        minRows={2}
        {...field('instructionsEs')}
      />
      <Textarea label={t('instructionsEn')} autosize minRows={2} {...field('instructionsEn')} />
    </EditDialogForm>
  )
}
