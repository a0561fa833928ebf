import { type CustomerAnswer, changeCustomer } from '@nelly/contract/customers/customers'
import type { CustomerId } from '@nelly/domain/ids'
import { useState } from 'react'
import { type DocumentDraft, documentInput, NO_DOCUMENT } from '../../forms/document-field.tsx'
import { changedFields } from '../../forms/drafts/changed-fields.ts'
import type { Stored } from '../../forms/edit/use-edit.ts'
import { useEditForm } from '../../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../../forms/schema-errors.ts'
import { callApi } from '../../session/call.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

/** A customer as a form holds them, and as the call takes them; what is not known is blank. */
interface CustomerDraft extends Pick<CustomerAnswer, 'firstName' | 'lastName'> {
  notes: string
  identityDocument: DocumentDraft
  doNotRentReason: string
}

const draftOf = ({
  firstName,
  lastName,
  notes,
  identityDocument,
  doNotRentReason,
  revision,
}: CustomerAnswer): Stored<CustomerDraft> => ({
  values: {
    firstName,
    lastName,
    notes: notes ?? '',
    identityDocument: identityDocument ?? NO_DOCUMENT,
    doNotRentReason: doNotRentReason ?? '',
  },
  revision,
})

/** As the call takes it. */
const bodyOf = ({ identityDocument: typed, ...draft }: Partial<CustomerDraft>) => ({
  ...draft,
  ...(typed && { identityDocument: documentInput(typed) }),
})

/** The form of a customer: conflicting changes are asked about, and not renting needs a reason. */
export function useCustomerForm(customer: CustomerAnswer, onDone: () => void) {
  const t = useWords('customers')
  const [isRefused, setRefused] = useState(customer.doNotRentReason !== null)
  const { form, ...edit } = useEditForm<CustomerDraft, CustomerAnswer>({
    stored: draftOf(customer),
    storedOf: draftOf,
    validate: (draft) => ({
      ...schemaErrors(changeCustomer.body.safeParse(bodyOf(draft)).error, storedLanguage()),
      ...(isRefused && draft.doNotRentReason.trim() === '' && { doNotRentReason: t('reasonMissing') }),
    }),
    save: ({ values, stored: { values: read, revision } }) =>
      callApi(changeCustomer, {
        params: { customerId: customer.id as CustomerId },
        body: { ...bodyOf(changedFields(values, read) ?? {}), revision },
      }),
    subject: 'customers',
    done: ({ firstName, lastName }) => t('saved', { name: `${firstName} ${lastName}` }),
    onDone,
    failed: t('failed'),
  })
  return {
    ...edit,
    form,
    isRefused,
    refuse: (refused: boolean) => {
      setRefused(refused)
      if (!refused) form.setFieldValue('doNotRentReason', '')
    },
  }
}
