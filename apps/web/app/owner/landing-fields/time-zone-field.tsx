import { Alert, Select } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useOpenRentals } from '../landing/use-open-rentals.ts'
import { useWords } from '../words/use-words.ts'
import { isTimeZoneFound, type TimeZoneOption, timeZoneName, timeZoneOptions } from './time-zones.ts'
import type { LandingForm } from './use-landing-form.ts'

interface TimeZoneFieldProps {
  form: LandingForm
  /** The landing that is edited; undefined for a new one. */
  landing: OwnedLanding | undefined
}

/** The time zone of a landing's places, and what happens to its reservations when it changes. */
export function TimeZoneField({ form, landing }: TimeZoneFieldProps) {
  const t = useWords('designer')
  const timezone = form.values.timezone ?? HOME_TIMEZONE
  const options = useMemo(() => timeZoneOptions(timezone, new Date()), [timezone])
  return (
    <div>
      <Select
        label={t('timeZone')}
        description={t('timeZoneHint')}
        data={options}
        {...form.getInputProps('timezone')}
        value={timezone}
        searchable
        filter={({ options, search }) =>
          options.filter((option) => isTimeZoneFound(option as TimeZoneOption, search))
        }
        nothingFoundMessage={t('timeZoneNotFound')}
        allowDeselect={false}
        autoComplete="off"
        comboboxProps={{ withinPortal: false }}
      />
      {landing && landing.timezone !== timezone && (
        <StandingReservations landing={landing} timezone={timezone} />
      )}
    </div>
  )
}

/** Says what a changed time zone means for existing reservations, if there are any. */
function StandingReservations({ landing, timezone }: { landing: OwnedLanding; timezone: string }) {
  const t = useWords('designer')
  const { data } = useOpenRentals(landing.id)
  const count = data ? data.underWay + data.toCome : 0
  return (
    <div role="status">
      {count > 0 && (
        <Alert role="note" color="yellow" variant="light" icon={<IconAlertTriangle />} mt="sm">
          {t('timeZoneChange', { count, timezone: timeZoneName(timezone) })}
        </Alert>
      )}
    </div>
  )
}
