import { Alert, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  addSpecialFeature,
  type NewSpecialFeature,
  type SpecialFeatureAnswer,
} from '@nelly/contract/specified/special-features'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { showFaults } from '../forms/to-first-fault.ts'
import { invalidate } from '../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { FormButtons } from '../ui/form-buttons.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

interface AddFeatureFormProps {
  onAdded: (feature: SpecialFeatureAnswer) => void
  onCancel: () => void
}

/** A feature's name and value; both are required. */
export function AddFeatureForm({ onAdded, onCancel }: AddFeatureFormProps) {
  const t = useWords('features')
  const common = useWords('common')
  const form = useForm({ mode: 'controlled', initialValues: { name: '', description: '' } })
  const [incomplete, setIncomplete] = useState(false)
  const adding = useAddFeature({ onAdded, onRefused: (errors) => showFaults(form, errors) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog may be inside another form, which this one must not submit.
    event.stopPropagation()
    adding.reset()
    const { name, description } = form.values
    const without = isIncomplete(form.values)
    setIncomplete(without)
    if (!without) return adding.mutate(form.values)
    showFaults(form, {
      ...(name.trim() === '' && { name: true }),
      ...(description.trim() === '' && { description: true }),
    })
  }
  const error = incomplete ? t('incomplete') : adding.isError ? t('addFailed') : undefined
  return (
    <form noValidate onSubmit={submit} data-steady>
      <Stack gap="var(--field-gap)">
        {error && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} mb={12}>
            {error}
          </Alert>
        )}
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('value')}
          description={t('valueHint')}
          placeholder={t('valuePlaceholder')}
          required
          {...form.getInputProps('description')}
        />
        <FormButtons submit={common('save')} busy={adding.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}

const FIELDS = { name: 'name', description: 'description' } as const

/** Adds a feature to the owner's catalogue. */
function useAddFeature(on: {
  onAdded: (feature: SpecialFeatureAnswer) => void
  onRefused: (errors: Partial<Record<keyof NewSpecialFeature, string>>) => void
}) {
  const t = useWords('features')
  const toasts = useToasts()
  const client = useQueryClient()
  return useGuardedMutation({
    runAgain: 'never',
    mutationFn: (feature: NewSpecialFeature) => callApi(addSpecialFeature, { body: feature }),
    onSuccess: async ({ id, name, description }) => {
      await invalidate(client, 'specialFeatures')
      toasts.done(t('added'))
      on.onAdded({ id, name, description })
    },
    onError: (problem) => on.onRefused(fieldErrorsOf(problem, FIELDS)),
  })
}

/** Whether the name or the value is missing; the server reports other errors. */
const isIncomplete = ({ name, description }: NewSpecialFeature): boolean =>
  name.trim() === '' || description.trim() === ''
