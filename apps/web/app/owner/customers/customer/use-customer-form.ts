import { changeCustomer } from '@nelly/contract/customers'
import {
  CUSTOMER_DRAFT_FIELDS,
  type CustomerDraft,
  customerChangesBody,
  customerDraftOf,
  type OwnedCustomer,
  ownedCustomer,
} from '@nelly/contract/owned-customer'
import type { CustomerId } from '@nelly/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEditForm } from '../../forms/conflicts/use-edit-form.ts'
import { schemaErrors } from '../../forms/schema-errors.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

const EMPTY: CustomerDraft = { firstName: '-', lastName: '-', notes: '', doNotRentReason: '' }

/** The form of a customer: conflicting changes are asked about, and not renting needs a reason. */
export function useCustomerForm(customer: OwnedCustomer, onSaved: () => void) {
  const t = useWords('customers')
  const client = useQueryClient()
  const toasts = useToasts()
  const [isRefused, setRefused] = useState(customer.doNotRentReason !== null)
  const { form, ...edit } = useEditForm<CustomerDraft, Parameters<typeof ownedCustomer>[0]>({
    stored: customerDraftOf(customer),
    fields: CUSTOMER_DRAFT_FIELDS,
    validate: (draft) => ({
      ...schemaErrors(
        changeCustomer.body.safeParse(customerChangesBody(draft, EMPTY)).error,
        storedLanguage(),
        CUSTOMER_DRAFT_FIELDS,
      ),
      ...(isRefused && draft.doNotRentReason.trim() === '' && { doNotRentReason: t('reasonMissing') }),
    }),
    save: ({ draft, read }) =>
      callApi(changeCustomer, {
        params: { customerId: customer.id as CustomerId },
        body: customerChangesBody(draft, read),
      }),
    onSaved: async (saved) => {
      const { firstName, lastName } = ownedCustomer(saved)
      await invalidate(client, 'customers')
      toasts.done(t('saved', { name: `${firstName} ${lastName}` }))
      onSaved()
    },
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
