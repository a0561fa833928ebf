import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { addFeed, type Feed, MIDNIGHT } from '@nelly/contract/feeds/feeds'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { HourFields } from './feed-hours.tsx'
import { paramsOf, type VehicleIds } from './use-feeds.ts'

const EMPTY = { name: '', url: '', unit: '', dayStarts: MIDNIGHT, dayEnds: MIDNIGHT }

/** Adds a calendar of another channel. */
export function FeedForm({ ids, units }: { ids: VehicleIds; units: number }) {
  const t = useWords('vehicleCalendars')
  const { form, ...edit } = useEditForm<typeof EMPTY, Feed>({
    stored: { values: EMPTY },
    validate: (draft) => schemaErrors(addFeed.body.safeParse(draft).error, storedLanguage()),
    save: ({ values }) => callApi(addFeed, { params: paramsOf(ids), body: values }),
    subject: 'feeds',
    done: ({ name }) => t('added', { name }),
    failed: t('addFailed'),
  })
  return (
    <form noValidate data-steady onSubmit={edit.submit}>
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
        {edit.failure && <Failure>{edit.failure}</Failure>}
        <BusyButton type="submit" busy={edit.pending} style={{ alignSelf: 'start' }}>
          {t('add')}
        </BusyButton>
      </Stack>
    </form>
  )
}
