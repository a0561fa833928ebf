import { useDebouncedValue } from '@mantine/hooks'
import { type CustomerSummary, listCustomers, matchCustomer } from '@nelly/contract/customers/customers'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { isPhone } from '@nelly/domain/customers/phone'
import type { LandingId } from '@nelly/domain/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../session/call-query.ts'
import type { DeskDraft } from './desk-draft.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300

/** How many characters are needed for a proposal, and how many are made. */
const LEAST = 3
const PROPOSED = 5

/** Whose the contact data is that is typed, for a landing where one is known: by the e-mail address, else by the phone. Nobody while it is incomplete. */
export function useKnownCustomer(
  draft: Pick<DeskDraft, 'email' | 'phone'>,
  landingId: number | undefined,
): CustomerSummary | undefined {
  const [email] = useDebouncedValue(draft.email.trim(), PAUSE)
  const [phone] = useDebouncedValue(draft.phone.trim(), PAUSE)
  const typed = {
    ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
    ...(isPhone(phone) && { phone }),
  }
  const isAsked = Object.keys(typed).length > 0
  const found = useQuery({
    ...callQuery(['customers', 'match', landingId, typed], matchCustomer, {
      body: { ...typed, landingId: landingId as LandingId | undefined },
    }),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return isAsked ? (found.data?.customer ?? undefined) : undefined
}

/** Customers whose name, phone or address has what is typed, those first to whom the operator does not rent. */
export function useProposedCustomers(text: string): readonly CustomerSummary[] {
  const [asked] = useDebouncedValue(text.trim(), PAUSE)
  const isAsked = asked.length >= LEAST
  const found = useQuery({
    ...callQuery(['customers', 'proposed', asked], listCustomers, {
      query: { search: asked, sort: 'do-not-rent', [PAGE_SIZE]: PROPOSED },
    }),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return isAsked ? (found.data ?? []) : []
}
