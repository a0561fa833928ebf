import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { addFeed, type Feed, MIDNIGHT } from '@nelly/contract/feeds/feeds'
import { useParams } from 'react-router'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { RolesNotice } from '../roles/for-roles.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { BackLink } from '../ui/back-link.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useVehicle } from '../vehicles/use-vehicles.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { HourFields } from './feed-hours.tsx'
import { FeedList } from './feed-list.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import { paramsOf, useFeeds, type VehicleIds } from './use-feeds.ts'

/** The calendars of other channels that block a vehicle, and the one that they read. */
export function VehicleCalendarsScreen() {
  const { landingId, vehicleId } = useParams()
  const ids = { landingId: Number(landingId), vehicleId: Number(vehicleId) }
  const t = useWords('vehicleCalendars')
  const vehicle = useVehicle(ids.landingId, ids.vehicleId)
  const feeds = useFeeds(ids)
  if (!vehicle.data || !feeds.data)
    return <NotLoaded isPage query={[vehicle, feeds]} title={t('loadFailed')} />
  const { name, units } = vehicle.data
  return (
    <>
      <PageTitle
        title={t('title', { name })}
        before={
          <BackLink
            to={`/view-landing/${ids.landingId}?tab=vehicles&vehicle=${ids.vehicleId}`}
            label={t('back')}
          />
        }
      />
      <FormSection title={t('in')} hint={t('inHint')}>
        <FeedList ids={ids} feeds={feeds.data.feeds} units={units} />
        <RolesNotice call="addFeed" />
        <IfMay call="addFeed">
          <FeedForm ids={ids} units={units} />
        </IfMay>
      </FormSection>
      <FormSection title={t('out')} hint={t('outHint')}>
        <OwnCalendar ids={ids} address={feeds.data.calendar} units={units} />
      </FormSection>
    </>
  )
}

const EMPTY = { name: '', url: '', unit: '', dayStarts: MIDNIGHT, dayEnds: MIDNIGHT }

/** Adds a calendar of another channel. */
function FeedForm({ ids, units }: { ids: VehicleIds; units: number }) {
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
