import { useDebouncedValue } from '@mantine/hooks'
import type { DeskPreview } from '@nelly/contract/reservations/desk-preview'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useWords } from '../../words/use-words.ts'
import { type DeskDraft, previewable } from './desk-draft.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400

/** What the server says of a reservation that is typed. */
export interface PreviewQuery<Preview> {
  readonly preview: Preview | undefined
  /** Whether the server is asked, so that what is shown is of what was typed before. */
  readonly isChecking: boolean
  readonly failure: string | undefined
  /** Whether no price was shown yet, so that it can't be saved. What is missing or refused is told beside its fields once it is sent. */
  readonly isUnseen: boolean
  readonly retry: () => void
}

/** What the server says of what is typed, as soon as it is complete enough. Others book meanwhile, so nothing is kept. */
export function useDeskPreview<Preview extends DeskPreview, Draft extends DeskDraft>(
  key: readonly unknown[],
  draft: Draft,
  read: (draft: Draft, signal: AbortSignal) => Promise<Preview>,
): PreviewQuery<Preview> {
  const t = useWords('changes')
  // By its content: forms make it anew whenever they are rendered.
  const typed = JSON.stringify(draft)
  const [settled] = useDebouncedValue(typed, PAUSE)
  const asked = useMemo(() => JSON.parse(settled) as Draft, [settled])
  const isComplete = hasTrip(asked)
  const answer = useQuery({
    queryKey: [...key, asked],
    enabled: isComplete,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => read(previewable(asked), signal),
  })
  const isChecking = settled !== typed || answer.isFetching || answer.isPlaceholderData
  const preview = isComplete && !answer.isError ? answer.data : undefined
  return {
    preview,
    isUnseen: hasTrip(draft) && (!preview || (isChecking && !preview.quote)),
    isChecking: isComplete && isChecking,
    failure:
      isComplete && answer.isError
        ? (answer.error instanceof ApiProblem && answer.error.message) || t('previewFailed')
        : undefined,
    retry: () => void answer.refetch(),
  }
}

/** Whether a form says enough for a price. */
const hasTrip = (draft: DeskDraft): boolean =>
  [
    draft.vehicle,
    draft.pickupDate,
    draft.pickupTime,
    draft.returnDate,
    draft.returnTime,
    draft.pickupPlace,
    draft.returnPlace,
  ].every((value) => value !== '')
