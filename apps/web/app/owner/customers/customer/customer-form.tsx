import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import type { CustomerAnswer } from '@nelly/contract/customers/customers'
import { type DocumentDraft, DocumentField } from '../../forms/document-field.tsx'
import { EditDialogForm } from '../../forms/edit/edit-dialog-form.tsx'
import { useWords } from '../../words/use-words.ts'
import { useCustomerForm } from './use-customer-form.ts'

interface CustomerFormProps {
  customer: CustomerAnswer
  onDone: () => void
}

/** Edits a customer's name, document, notes and whether the operator rents to them. */
export function CustomerForm({ customer, onDone }: CustomerFormProps) {
  const t = useWords('customers')
  const common = useWords('common')
  const { form, isRefused, refuse, ...edit } = useCustomerForm(customer, onDone)
  const field = form.getInputProps
  const documentWords = ({ kind, number }: DocumentDraft) =>
    kind === null ? t('noDocument') : `${t(`documentKinds.${kind}`)} ${number}`
  return (
    <EditDialogForm
      edit={edit}
      label={(name) => t(name === 'doNotRentReason' ? 'doNotRent' : name)}
      shown={(name, values) =>
        name === 'identityDocument' ? documentWords(values.identityDocument) : values[name]
      }
      submit={common('save')}
      onCancel={onDone}
    >
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
      <DocumentField {...field('identityDocument')} value={form.values.identityDocument} />
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
    </EditDialogForm>
  )
}
