import { Alert, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { EditConflicts } from '../../forms/edit/edit-conflicts.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { useWords } from '../../words/use-words.ts'
import type { OwnedCustomer } from './use-customer.ts'
import { useCustomerForm } from './use-customer-form.ts'

interface CustomerFormProps {
  customer: OwnedCustomer
  /** Is set to whether something was changed. */
  unsaved: RefObject<boolean>
  onSaved: () => void
  onCancel: () => void
}

/** Edits a customer's name, notes and whether the operator rents to them. */
export function CustomerForm({ customer, unsaved, onSaved, onCancel }: CustomerFormProps) {
  const t = useWords('customers')
  const common = useWords('common')
  const { form, isRefused, refuse, submit, pending, failure, ...edit } = useCustomerForm(customer, onSaved)
  useUnsaved(unsaved, form.isDirty())
  const field = form.getInputProps
  return (
    <>
      <form noValidate onSubmit={submit} data-steady>
        <Stack gap="var(--field-gap)">
          {failure && (
            <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
              {failure}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="var(--field-gap)">
            <TextInput
              label={t('firstName')}
              required
              autoComplete="off"
              data-autofocus
              {...field('firstName')}
            />
            <TextInput label={t('lastName')} required autoComplete="off" {...field('lastName')} />
          </SimpleGrid>
          <Textarea
            label={t('notes')}
            description={t('notesHint')}
            autosize
            minRows={3}
            maxRows={12}
            {...field('notes')}
          />
          <Switch
            label={t('doNotRent')}
            description={t('doNotRentHint')}
            color="red.8"
            checked={isRefused}
            onChange={({ currentTarget }) => refuse(currentTarget.checked)}
          />
          {isRefused && <TextInput label={t('reason')} required {...field('doNotRentReason')} />}
          <FormButtons submit={common('save')} busy={pending} onCancel={onCancel} />
        </Stack>
      </form>
      <EditConflicts edit={edit} label={(name) => t(name === 'doNotRentReason' ? 'doNotRent' : name)} />
    </>
  )
}
