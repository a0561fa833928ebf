import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { blockReasonWords } from '@nelly/contract/block-words'
import { type BlockDraft, NO_UNIT } from '@nelly/contract/blocks'
import type { FleetVehicle } from '@nelly/contract/owned-fleet'
import { BLOCK_REASONS, type Block } from '@nelly/domain/blocks'
import { withPlate } from '@nelly/domain/units/plate'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { RefObject } from 'react'
import { ConflictDialog } from '../../forms/conflicts/conflict-dialog.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useBlockActions } from './use-block-actions.ts'
import { useBlockConflicts } from './use-block-conflicts.ts'
import { useBlockForm } from './use-block-form.ts'

interface BlockFormProps {
  landingId: number
  vehicles: readonly FleetVehicle[]
  /** The block to edit; undefined for a new one. */
  block: Block | undefined
  /** What the form begins with. */
  fresh: BlockDraft
  /** That of the rental place. */
  timezone: string
  /** Is set to whether something was changed. */
  unsaved: RefObject<boolean>
  onDone: () => void
}

/** What the form has for the unit of a vehicle until one is chosen: it asks where there are several. */
export const unitAtFirst = (vehicles: readonly FleetVehicle[], vehicleId: string): string => {
  const units = vehicles.find(({ id }) => String(id) === vehicleId)?.units ?? []
  return units.length > 1 ? NO_UNIT : ''
}

/** What an operator says of a block. */
export function BlockForm({ landingId, vehicles, block, fresh, timezone, unsaved, onDone }: BlockFormProps) {
  const t = useWords('blocks')
  const common = useWords('common')
  const { form, isDirty, submit, pending, failure, collisions, conflicts, decide, keepEditing } =
    useBlockForm({
      landingId,
      block,
      fresh,
      onDone,
    })
  const actions = useBlockActions(landingId, onDone)
  const rows = useBlockConflicts(conflicts, form.values, vehicles)
  const field = form.getInputProps
  useUnsaved(unsaved, isDirty)
  const now = wallClockIn(timezone, new Date())
  const chosen = vehicles.find(({ id }) => String(id) === form.values.vehicleId)
  const units = chosen?.units ?? []
  return (
    <>
      <form noValidate onSubmit={submit} data-steady>
        <Stack gap="var(--field-gap)">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--field-gap)">
            <NativeSelect
              size="md"
              label={t('vehicle')}
              data-autofocus
              data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...field('vehicleId')}
              onChange={({ currentTarget: { value } }) =>
                form.setValues({ vehicleId: value, unit: unitAtFirst(vehicles, value) })
              }
            />
            <NativeSelect
              size="md"
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
            size="md"
            label={t('reason')}
            data={BLOCK_REASONS.map((reason) => ({
              value: reason,
              label: blockReasonWords(reason, storedLanguage()),
            }))}
            {...field('reason')}
          />
          <Textarea label={t('note')} description={t('noteHint')} autosize minRows={2} {...field('note')} />
          {block && (
            <Group gap={8}>
              {block.from < now && now < block.to && (
                <Button
                  variant="light"
                  disabled={actions.pending || isDirty}
                  onClick={() => actions.end(block, wallClockIn(timezone, new Date()))}
                >
                  {t('endNow')}
                </Button>
              )}
              <Button
                variant="light"
                color="red"
                disabled={actions.pending || isDirty}
                onClick={() => actions.remove(block)}
              >
                {common('delete')}
              </Button>
            </Group>
          )}
          {block && isDirty && (
            <Text size="sm" c="var(--ink-soft)">
              {t('saveFirst')}
            </Text>
          )}
          {failure && <RefusalAlert failure={failure} collisions={collisions} />}
          <FormButtons submit={block ? common('save') : t('add')} busy={pending} onCancel={onDone} />
        </Stack>
      </form>
      <ConflictDialog rows={rows} onDecide={decide} onCancel={keepEditing} />
    </>
  )
}
