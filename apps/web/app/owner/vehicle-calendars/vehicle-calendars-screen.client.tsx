import { useParams } from 'react-router'
import { BackLink } from '../ui/back-link.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useVehicle } from '../vehicles/use-vehicles.ts'
import { useWords } from '../words/use-words.ts'
import { FeedForm } from './feed-form.tsx'
import { FeedList } from './feed-list.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import { useFeeds } from './use-feeds.ts'

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
        <FeedForm ids={ids} units={units} />
      </FormSection>
      <FormSection title={t('out')} hint={t('outHint')}>
        <OwnCalendar ids={ids} address={feeds.data.calendar} units={units} />
      </FormSection>
    </>
  )
}
