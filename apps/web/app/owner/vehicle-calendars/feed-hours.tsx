import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { changeFeed, type Feed, MIDNIGHT } from '@nelly/contract/feeds/feeds'
import type { FeedId } from '@nelly/domain/ids'
import { useState } from 'react'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { paramsOf, type VehicleIds } from './use-feeds.ts'

type FeedHours = Pick<Feed, 'dayStarts' | 'dayEnds'>

interface HourInputs {
  getInputProps(field: keyof FeedHours): object
}

/** The hours of handing over at which whole days of a calendar begin and end. */
export function HourFields({ form }: { form: HourInputs }) {
  const t = useWords('vehicleCalendars')
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <TextInput type="time" label={t('dayStarts')} {...form.getInputProps('dayStarts')} />
        <TextInput type="time" label={t('dayEnds')} {...form.getInputProps('dayEnds')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('hoursHint')}
      </Text>
    </Stack>
  )
}

interface FeedHoursProps {
  ids: VehicleIds
  feed: Feed
}

/** The hours of a calendar, and the form that changes them. */
export function FeedHoursForm({ ids, feed }: FeedHoursProps) {
  const t = useWords('vehicleCalendars')
  const [isOpen, setOpen] = useState(false)
  const { dayStarts, dayEnds } = feed
  if (isOpen) return <ChangeHours ids={ids} feed={feed} onClose={() => setOpen(false)} />
  return (
    <Group gap="xs">
      <Text>
        {dayStarts === MIDNIGHT && dayEnds === MIDNIGHT
          ? t('hoursMidnight')
          : t('hours', { from: dayStarts, to: dayEnds })}
      </Text>
      <IfMay call="changeFeed">
        <Button
          variant="default"
          aria-label={t('changeHoursNamed', { name: feed.name })}
          onClick={() => setOpen(true)}
        >
          {t('changeHours')}
        </Button>
      </IfMay>
    </Group>
  )
}

function ChangeHours({ ids, feed, onClose }: FeedHoursProps & { onClose: () => void }) {
  const t = useWords('vehicleCalendars')
  const { dayStarts, dayEnds } = feed
  const { form, ...edit } = useEditForm<FeedHours, unknown>({
    stored: { values: { dayStarts, dayEnds } },
    validate: (draft) => schemaErrors(changeFeed.body.safeParse(draft).error, storedLanguage()),
    save: ({ values }) =>
      callApi(changeFeed, { params: { ...paramsOf(ids), feedId: feed.id as FeedId }, body: values }),
    subject: 'feeds',
    done: () => t('hoursChanged', { name: feed.name }),
    onDone: onClose,
    failed: t('hoursFailed'),
  })
  return (
    <form noValidate onSubmit={edit.submit}>
      <Stack gap="xs">
        <HourFields form={form} />
        {edit.failure && <Failure>{edit.failure}</Failure>}
        <Group gap="xs">
          <BusyButton type="submit" busy={edit.pending}>
            {t('saveHours')}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {t('cancelHours')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
