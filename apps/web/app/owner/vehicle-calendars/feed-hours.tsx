import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changeFeed, type Feed, MIDNIGHT } from '@nelly/contract/feeds'
import type { FeedId } from '@nelly/domain/ids'
import { useState } from 'react'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useToasts } from '../ui/use-toasts.ts'
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

/** The hours of a calendar, and the form that changes them. */
export function FeedHoursForm({ ids, feed }: { ids: VehicleIds; feed: Feed }) {
  const t = useWords('vehicleCalendars')
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const { dayStarts, dayEnds } = feed
  const form = useForm({ mode: 'controlled', initialValues: { dayStarts, dayEnds }, validate: faultsOf })
  const changing = useGuardedMutation({
    mutationFn: (draft: FeedHours) =>
      callApi(changeFeed, {
        params: { ...paramsOf(ids), feedId: feed.id as FeedId },
        body: draft,
      }),
    subject: 'feeds',
    onSuccess: () => toasts.done(t('hoursChanged', { name: feed.name })),
    onError: (problem) => {
      const errors = fieldErrorsOf<keyof FeedHours>(problem)
      if (Object.keys(errors).length > 0) showFaults(form, errors)
      else toasts.failed(t('hoursFailed'))
    },
  })
  if (!isOpen)
    return (
      <Group gap="xs">
        <Text>
          {dayStarts === MIDNIGHT && dayEnds === MIDNIGHT
            ? t('hoursMidnight')
            : t('hours', { from: dayStarts, to: dayEnds })}
        </Text>
        <Button
          variant="default"
          aria-label={t('changeHoursNamed', { name: feed.name })}
          onClick={() => {
            form.setValues({ dayStarts, dayEnds })
            setOpen(true)
          }}
        >
          {t('changeHours')}
        </Button>
      </Group>
    )
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (draft) => changing.mutate(draft, { onSuccess: () => setOpen(false) }),
        toFirstFault(form),
      )}
    >
      <Stack gap="xs">
        <HourFields form={form} />
        <Group gap="xs">
          <BusyButton type="submit" busy={changing.isPending}>
            {t('saveHours')}
          </BusyButton>
          <Button variant="default" onClick={() => setOpen(false)}>
            {t('cancelHours')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const faultsOf = (draft: FeedHours) =>
  schemaErrors<keyof FeedHours>(changeFeed.body.safeParse(draft).error, storedLanguage())
