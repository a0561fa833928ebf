import { Group, Stack } from '@mantine/core'
import { renewCalendar, revokeCalendar } from '@nelly/contract/feeds'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { paramsOf, useFeedsChanged, type VehicleIds } from './use-feeds.ts'

interface OwnCalendarProps {
  ids: VehicleIds
  /** Null where there is none. */
  address: string | null
  units: number
}

/** The address at which other channels read when a vehicle is taken. */
export function OwnCalendar({ ids, address, units }: OwnCalendarProps) {
  const t = useWords('vehicleCalendars')
  const toasts = useToasts()
  const question = useDeleteQuestion()
  const changed = useFeedsChanged()
  const options = { onSuccess: changed, onError: () => toasts.failed(t('outFailed')) }
  const renewing = useGuardedMutation({
    mutationFn: () => callApi(renewCalendar, { params: paramsOf(ids) }),
    ...options,
  })
  const revoking = useGuardedMutation({
    mutationFn: () => callApi(revokeCalendar, { params: paramsOf(ids) }),
    ...options,
  })
  if (address === null) {
    return (
      <BusyButton
        style={{ justifySelf: 'start' }}
        busy={renewing.isPending}
        onClick={() => renewing.mutate()}
      >
        {t('make')}
      </BusyButton>
    )
  }
  const renew = () =>
    question({
      title: t('renewTitle'),
      question: t('renewQuestion'),
      confirm: t('renew'),
      onConfirm: () => renewing.mutate(),
    })
  const revoke = () =>
    question({
      title: t('revokeTitle'),
      question: t('revokeQuestion'),
      confirm: t('revoke'),
      onConfirm: () => revoking.mutate(),
    })
  return (
    <Stack gap="var(--field-gap)">
      <TextToCopy
        label={t('address')}
        hint={units > 1 ? t('addressOfUnit', { unit: 1 }) : undefined}
        text={address}
      />
      <Group gap="xs">
        <BusyButton variant="default" busy={renewing.isPending} onClick={renew}>
          {t('renew')}
        </BusyButton>
        <BusyButton variant="default" busy={revoking.isPending} onClick={revoke}>
          {t('revoke')}
        </BusyButton>
      </Group>
    </Stack>
  )
}
