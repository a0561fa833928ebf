import { useForm } from '@mantine/form'
import { changeCustomer } from '@nelly/contract/customers'
import { fieldErrors } from '@nelly/contract/field-words'
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
import { ApiProblem } from '../../../api/api-problem.ts'
import { useEditConflicts } from '../../forms/conflicts/use-edit-conflicts.ts'
import { showFaults, toFirstFault } from '../../forms/to-first-fault.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

/** What is sent: the form's values and its initial ones. */
interface Edit {
  draft: CustomerDraft
  read: CustomerDraft
}

/** The form of a customer: conflicting changes are asked about, and not renting needs a reason. */
export function useCustomerForm(customer: OwnedCustomer, onSaved: () => void) {
  const t = useWords('customers')
  const client = useQueryClient()
  const toasts = useToasts()
  const initial = () => customerDraftOf(customer)
  const edit = useEditConflicts(initial, CUSTOMER_DRAFT_FIELDS)
  const [isRefused, setRefused] = useState(customer.doNotRentReason !== null)
  const form = useForm<CustomerDraft>({
    mode: 'controlled',
    initialValues: initial(),
    validate: (draft) => ({
      ...customerErrors(draft),
      ...(isRefused && draft.doNotRentReason.trim() === '' && { doNotRentReason: t('reasonMissing') }),
    }),
  })
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: ({ draft, read }: Edit) =>
      callApi(changeCustomer, {
        params: { customerId: customer.id as CustomerId },
        body: customerChangesBody(draft, read),
      }),
    onSuccess: async (answer) => {
      const { firstName, lastName } = ownedCustomer(answer)
      await invalidate(client, 'customers')
      toasts.done(t('saved', { name: `${firstName} ${lastName}` }))
      onSaved()
    },
    onError: (problem) => showFaults(form, edit.refuse(problem)),
  })
  return {
    form,
    isRefused,
    refuse: (refused: boolean) => {
      setRefused(refused)
      if (!refused) form.setFieldValue('doNotRentReason', '')
    },
    submit: form.onSubmit((draft) => saving.mutate({ draft, read: edit.read }), toFirstFault(form)),
    pending: saving.isPending,
    failure: edit.failureOf(
      saving.error,
      (saving.error instanceof ApiProblem && saving.error.message) || t('failed'),
    ),
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<keyof CustomerDraft>) => {
      const { adopted, known } = edit.resolve(taken)
      const theirs = Object.fromEntries(Object.entries(adopted).map(([name, value]) => [name, value ?? '']))
      form.setValues(theirs)
      saving.mutate({ draft: { ...form.getValues(), ...theirs }, read: known })
    },
    keepEditing: edit.keepEditing,
  }
}

const EMPTY: CustomerDraft = { firstName: '-', lastName: '-', notes: '', doNotRentReason: '' }

/** The errors of the call's own schema, by the form's names. */
function customerErrors(draft: CustomerDraft): Partial<Record<keyof CustomerDraft, string>> {
  const read = changeCustomer.body.safeParse(customerChangesBody(draft, EMPTY))
  if (read.success) return {}
  const errors: Partial<Record<keyof CustomerDraft, string>> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, storedLanguage()))) {
    const field = CUSTOMER_DRAFT_FIELDS[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
