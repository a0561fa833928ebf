import { type ButtonProps, TextInput } from '@mantine/core'
import {
  addSpecialFeature,
  type NewSpecialFeature,
  type SpecialFeatureAnswer,
} from '@nelly/contract/specified/special-features'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { useMay } from '../roles/use-membership.ts'
import { callApi } from '../session/call.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'

interface AddFeatureButtonProps {
  look?: Pick<ButtonProps, 'variant' | 'size'>
  onAdded?: (feature: SpecialFeatureAnswer) => void
}

/** Opens the dialog that adds a feature to the catalogue. */
export function AddFeatureButton({ look, onAdded }: AddFeatureButtonProps) {
  const t = useWords('features')
  if (!useMay('addSpecialFeature')) return null
  return (
    <DialogButton {...look} label={t('add')}>
      {(close) => (
        <AddFeatureForm
          onCancel={close}
          onAdded={(feature) => {
            close()
            onAdded?.(feature)
          }}
        />
      )}
    </DialogButton>
  )
}

interface AddFeatureFormProps {
  onAdded: (feature: SpecialFeatureAnswer) => void
  onCancel: () => void
}

/** Adds a feature to the owner's catalogue: its name and value, both of which are required. */
function AddFeatureForm({ onAdded, onCancel }: AddFeatureFormProps) {
  const t = useWords('features')
  const common = useWords('common')
  const { form, ...edit } = useEditForm<NewSpecialFeature, SpecialFeatureAnswer>({
    stored: { values: { name: '', description: '' } },
    // One sentence tells what is missing; the server reports other errors.
    validate: ({ name, description }) => ({
      ...(name.trim() === '' && { name: true }),
      ...(description.trim() === '' && { description: true }),
    }),
    save: ({ values }) => callApi(addSpecialFeature, { body: values }),
    subject: 'specialFeatures',
    done: () => t('added'),
    onDone: ({ id, name, description }) => onAdded({ id, name, description }),
    failed: t('addFailed'),
  })
  const isIncomplete = Object.values(form.errors).includes(true)
  return (
    <DialogForm
      isChanged={edit.isChanged}
      pending={edit.pending}
      onSubmit={edit.submit}
      failure={isIncomplete ? t('incomplete') : edit.failure}
      submit={common('save')}
      onCancel={onCancel}
    >
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
    </DialogForm>
  )
}
