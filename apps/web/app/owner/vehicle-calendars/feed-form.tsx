import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { addFeed, MIDNIGHT } from '@nelly/contract/feeds'
import { ApiProblem } from '../../api/api-problem.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { HourFields } from './feed-hours.tsx'
import { paramsOf, type VehicleIds } from './use-feeds.ts'

const EMPTY = { name: '', url: '', unit: '', dayStarts: MIDNIGHT, dayEnds: MIDNIGHT }

/** Adds a calendar of another channel. */
export function FeedForm({ ids, units }: { ids: VehicleIds; units: number }) {
  const t = useWords('vehicleCalendars')
  const toasts = useToasts()
  const form = useForm({ mode: 'controlled', initialValues: EMPTY, validate: faultsOf })
  const adding = useGuardedMutation({
    runAgain: 'after-double-click',
    mutationFn: (draft: typeof EMPTY) => callApi(addFeed, { params: paramsOf(ids), body: draft }),
    subject: 'feeds',
    onSuccess: ({ name }) => {
      toasts.done(t('added', { name }))
      form.reset()
    },
    onError: (problem) => {
      const errors = fieldErrorsOf<keyof typeof EMPTY>(problem)
      if (Object.keys(errors).length > 0) return showFaults(form, errors)
      toasts.failed((problem instanceof ApiProblem && problem.message) || t('addFailed'))
    },
  })
  return (
    <form
      noValidate
      data-steady
      onSubmit={form.onSubmit((draft) => adding.mutate(draft), toFirstFault(form))}
    >
      <Stack gap="var(--field-gap)">
        <TextInput label={t('name')} description={t('nameHint')} {...form.getInputProps('name')} />
        <TextInput
          label={t('url')}
          description={t('urlHint')}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('url')}
        />
        {units > 1 && (
          <NativeSelect
            label={t('unit')}
            data={[
              { value: '', label: t('anyUnit') },
              ...Array.from({ length: units }, (_, index) => ({
                value: String(index + 1),
                label: t('oneUnit', { unit: index + 1 }),
              })),
            ]}
            {...form.getInputProps('unit')}
          />
        )}
        <HourFields form={form} />
        <BusyButton type="submit" busy={adding.isPending} style={{ alignSelf: 'start' }}>
          {t('add')}
        </BusyButton>
      </Stack>
    </form>
  )
}

/** The errors of the call's own schema. */
const faultsOf = (draft: typeof EMPTY) =>
  schemaErrors<keyof typeof EMPTY>(addFeed.body.safeParse(draft).error, storedLanguage())
