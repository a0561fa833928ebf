import { Button, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { blockReasonWords } from '@nelly/contract/blocks/block-words'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import { type Block, CHOSEN_BLOCK_REASONS } from '@nelly/domain/blocks/blocks'
import { withPlate } from '@nelly/domain/units/plate'
import { HOME_TIMEZONE, wallClockIn } from '@nelly/domain/wall-clock'
import { EditDialogForm } from '../../forms/edit/edit-dialog-form.tsx'
import { ForRoles } from '../../roles/for-roles.tsx'
import { useMay } from '../../roles/use-membership.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useBlockActions } from './use-block-actions.ts'
import { type BlockDraft, NO_UNIT, useBlockForm } from './use-block-form.ts'

interface BlockFormProps {
  vehicles: readonly CalendarVehicle[]
  /** The block to edit; undefined for a new one. */
  block: Block | undefined
  /** What the form begins with. */
  fresh: BlockDraft
  onDone: () => void
}

/** What the form has for the unit of a vehicle until one is chosen: it asks where there are several. */
export const unitAtFirst = (vehicles: readonly CalendarVehicle[], vehicleId: number): string => {
  const units = vehicles.find(({ id }) => id === vehicleId)?.units ?? []
  return units.length > 1 ? NO_UNIT : ''
}

/** What an operator says of a block. */
export function BlockForm({ vehicles, block, fresh, onDone }: BlockFormProps) {
  const t = useWords('blocks')
  const common = useWords('common')
  const { form, collisions, ...edit } = useBlockForm({ vehicles, block, fresh, onDone })
  const actions = useBlockActions(vehicles, onDone)
  const mayRemove = useMay('removeBlock')
  const field = form.getInputProps
  const chosen = vehicles.find(({ id }) => id === form.values.vehicleId)
  const clock = () => wallClockIn(chosen?.timezone ?? HOME_TIMEZONE, new Date())
  const now = clock()
  const units = chosen?.units ?? []
  const valueWords = (name: keyof BlockDraft, values: BlockDraft): string => {
    if (name === 'vehicleId') return vehicles.find(({ id }) => id === values.vehicleId)?.name ?? ''
    if (name === 'unit') return values.unit === '' ? t('allUnits') : t('oneUnit', { unit: values.unit })
    if (name === 'reason') return blockReasonWords(values.reason, storedLanguage())
    return name === 'note' ? values.note : values[name].replace('T', ' ')
  }
  return (
    <EditDialogForm
      edit={edit}
      label={(name) => t(name === 'vehicleId' ? 'vehicle' : name)}
      shown={valueWords}
      failure={edit.failure && <RefusalAlert failure={edit.failure} collisions={collisions} />}
      submit={block ? common('save') : t('add')}
      onCancel={onDone}
    >
      <ForRoles call={block ? 'changeBlock' : 'addBlock'}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--field-gap)">
          <NativeSelect
            label={t('vehicle')}
            data-autofocus
            data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...field('vehicleId')}
            onChange={({ currentTarget: { value } }) =>
              form.setValues({ vehicleId: Number(value), unit: unitAtFirst(vehicles, Number(value)) })
            }
          />
          <NativeSelect
            label={t('unit')}
            data={[
              ...(form.values.unit === NO_UNIT ? [{ value: NO_UNIT, label: t('chooseUnit') }] : []),
              ...units.map(({ unit, plate }) => ({
                value: String(unit),
                label: withPlate(t('oneUnit', { unit: String(unit) }), plate),
              })),
              { value: '', label: t('allUnits') },
            ]}
            {...field('unit')}
          />
          <TextInput type="datetime-local" label={t('from')} required {...field('from')} />
          <TextInput type="datetime-local" label={t('to')} required {...field('to')} />
        </SimpleGrid>
        <NativeSelect
          label={t('reason')}
          data={CHOSEN_BLOCK_REASONS.map((reason) => ({
            value: reason,
            label: blockReasonWords(reason, storedLanguage()),
          }))}
          {...field('reason')}
        />
        <Textarea label={t('note')} description={t('noteHint')} autosize minRows={2} {...field('note')} />
      </ForRoles>
      {block && mayRemove && (
        <Group gap={8}>
          {block.from < now && now < block.to && (
            <Button
              variant="light"
              disabled={actions.pending || edit.isChanged}
              onClick={() => actions.end(block, clock())}
            >
              {t('endNow')}
            </Button>
          )}
          <Button
            variant="light"
            color="red"
            disabled={actions.pending || edit.isChanged}
            onClick={() => actions.remove(block)}
          >
            {common('delete')}
          </Button>
        </Group>
      )}
      {block && edit.isChanged && (
        <Text size="sm" c="var(--ink-soft)">
          {t('saveFirst')}
        </Text>
      )}
    </EditDialogForm>
  )
}
