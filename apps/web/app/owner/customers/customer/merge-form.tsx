import { Button, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  type CustomerAnswer,
  type CustomerSummary,
  type MergePreview,
  mergeCustomers,
  previewMerge,
} from '@nelly/contract/customers/customers'
import type { CustomerId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { callQuery } from '../../session/call-query.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Failure } from '../../ui/failure.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { useCustomerPage } from '../use-customer-page.ts'
import css from './customer.module.css'

/** How many customers a search proposes. */
const PROPOSED = 8

/** Chooses the customer who is the same person, shows what the merge would do, and merges them. */
export function MergeForm({ customer, onDone }: { customer: CustomerAnswer; onDone: () => void }) {
  const t = useWords('customers')
  const [other, choose] = useState<CustomerSummary>()
  const [search, seek] = useState(customer.lastName)
  if (other)
    return <Preview customer={customer} other={other} onDone={onDone} onOther={() => choose(undefined)} />
  return (
    <Stack gap="var(--field-gap)">
      <p className="soft">{t('mergeLead', { name: nameOf(customer) })}</p>
      <Proposed customer={customer} search={search} onSearch={seek} onChoose={choose} />
    </Stack>
  )
}

interface ProposedProps {
  customer: CustomerAnswer
  search: string
  onSearch: (search: string) => void
  onChoose: (one: CustomerSummary) => void
}

function Proposed({ customer, search, onSearch, onChoose }: ProposedProps) {
  const t = useWords('customers')
  const [asked] = useDebouncedValue(search, 250)
  const found = useCustomerPage(asked, 1, PROPOSED)
  const others = found.data?.items.filter(({ id }) => id !== customer.id) ?? []
  return (
    <>
      <SearchField label={t('mergeSearch')} value={search} onChange={onSearch} autoFocus />
      {!found.isSuccess && <NotLoaded query={found} />}
      {found.isSuccess && others.length === 0 && (
        <p className="soft" role="status">
          {t('mergeNone')}
        </p>
      )}
      <ul className="list">
        {others.map((one) => (
          <li key={one.id} className={css.one}>
            <p>
              <strong>{nameOf(one)}</strong>
              <br />
              <span className="soft">{[one.phone, one.email].filter(Boolean).join(' · ')}</span>
              <br />
              <span className="soft">{t('reservations', { count: one.reservations })}</span>
            </p>
            <Button
              variant="light"
              aria-label={t('choose', { name: nameOf(one) })}
              onClick={() => onChoose(one)}
            >
              {t('chooseIt')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PreviewProps {
  customer: CustomerAnswer
  other: CustomerSummary
  onDone: () => void
  onOther: () => void
}

function Preview({ customer, other, onDone, onOther }: PreviewProps) {
  const t = useWords('customers')
  const parts = {
    params: { customerId: customer.id as CustomerId },
    body: { removed: other.id as CustomerId },
  }
  const preview = useQuery({
    // No part of `customers`: after the merge, one of the two is gone.
    ...callQuery(['merge-preview', customer.id, other.id], previewMerge, parts),
    gcTime: 0,
  })
  const { error } = preview
  const refusal = error instanceof ApiProblem && error.status === 422 ? error.message : undefined
  const merging = useAction({
    run: () => callApi(mergeCustomers, parts),
    subject: 'customers',
    done: () => t('merged'),
  })
  const title = useRef<HTMLHeadingElement>(null)
  // The button that chose the other one is gone, and the focus with it.
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap="var(--field-gap)">
      <h3 ref={title} tabIndex={-1}>
        {t('mergePreview', { other: nameOf(other) })}
      </h3>
      {!preview.isSuccess && !refusal && <NotLoaded query={preview} />}
      {(refusal || merging.isError) && (
        <Failure>
          {refusal || (merging.error instanceof ApiProblem && merging.error.message) || t('mergeFailed')}
        </Failure>
      )}
      {preview.isSuccess && <WhatMoves customer={customer} {...preview.data} />}
      <Text fw={600}>{t('mergeFinal')}</Text>
      <DialogButtons>
        <Button variant="default" onClick={onOther}>
          {t('chooseOther')}
        </Button>
        <BusyButton
          busy={merging.isPending}
          disabled={!preview.isSuccess}
          onClick={() => merging.mutate(undefined, { onSuccess: onDone })}
        >
          {t('mergeConfirm')}
        </BusyButton>
      </DialogButtons>
    </Stack>
  )
}

interface WhatMovesProps extends MergePreview {
  customer: CustomerAnswer
}

/** What the customer has after the merge that the other one had before. */
function WhatMoves({ customer, removed, notes, doNotRentReason, emails, phones }: WhatMovesProps) {
  const t = useWords('customers')
  return (
    <>
      <p className="as-typed">
        {t('mergeMoves', {
          count: removed.reservations,
          other: nameOf(removed),
          name: nameOf(customer),
        })}
      </p>
      <p className="as-typed">
        {t('mergeKnown', { contacts: [...emails, ...phones.map((phone) => `+${phone}`)].join(', ') })}
      </p>
      {notes && (
        <p className="as-typed">
          {t('mergeNotes')}
          {'\n'}
          {notes}
        </p>
      )}
      {doNotRentReason && <p className="as-typed">{t('mergeRefused', { reason: doNotRentReason })}</p>}
    </>
  )
}

const nameOf = ({ firstName, lastName }: CustomerSummary): string => `${firstName} ${lastName}`
