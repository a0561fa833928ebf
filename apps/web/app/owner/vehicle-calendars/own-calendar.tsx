import { Group, Stack } from '@mantine/core'
import { renewCalendar, revokeCalendar } from '@nelly/contract/feeds/feeds'
import { useAction } from '../mutations/use-action.ts'
import { RolesNotice } from '../roles/for-roles.tsx'
import { useMay } from '../roles/use-membership.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { paramsOf, type VehicleIds } from './use-feeds.ts'

interface OwnCalendarProps {
  ids: VehicleIds
  /** Null where there is none. */
  address: string | null
  units: number
}

/** The address at which other channels read when a vehicle is taken. */
export function OwnCalendar({ ids, address, units }: OwnCalendarProps) {
  const t = useWords('vehicleCalendars')
  const question = useDeleteQuestion()
  const outcome = { failed: t('outFailed'), subject: 'feeds' } as const
  const renewing = useAction({
    run: () => callApi(renewCalendar, { params: paramsOf(ids) }),
    ...outcome,
  })
  const revoking = useAction({
    run: () => callApi(revokeCalendar, { params: paramsOf(ids) }),
    ...outcome,
  })
  const mayRenew = useMay('renewCalendar')
  if (address === null) {
    if (!mayRenew) return <RolesNotice call="renewCalendar" />
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
      {mayRenew && (
        <Group gap="xs">
          <BusyButton variant="default" busy={renewing.isPending} onClick={renew}>
            {t('renew')}
          </BusyButton>
          <BusyButton variant="default" busy={revoking.isPending} onClick={revoke}>
            {t('revoke')}
          </BusyButton>
        </Group>
      )}
    </Stack>
  )
}
