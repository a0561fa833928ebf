import { Button, NativeSelect, Switch, Text } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { useState } from 'react'
import { Link } from 'react-router'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { usePictureUrl } from '../forms/picture.ts'
import { DraftNotice } from '../landing/draft-notice.tsx'
import { LandingConflicts } from '../landing-fields/landing-conflicts.tsx'
import { LandingColours, LanguageField, LogoField } from '../landing-fields/landing-fields.tsx'
import { NameField } from '../landing-fields/name-field.tsx'
import { TimeZoneField } from '../landing-fields/time-zone-field.tsx'
import { isSound, type LandingForm, useLandingForm } from '../landing-fields/use-landing-form.ts'
import { LandingPreview } from '../preview/landing-preview.tsx'
import { PreviewBeside } from '../preview/preview-beside.tsx'
import { ForRoles } from '../roles/for-roles.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/use-words.ts'
import { FormerName, type Renaming } from './former-name.tsx'

/** The hours to choose from, up to a week; of quotes, up to thirty days. */
const HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168]
const QUOTE_HOURS = [...HOURS, 336, 720]

interface HoursFieldProps {
  form: LandingForm
  field: 'answerHours' | 'quoteHours'
  choices: readonly number[]
}

/** How many hours something lasts; another number that was set by a program is offered as well. */
function HoursField({ form, field, choices }: HoursFieldProps) {
  const t = useWords('landing')
  const value = form.values[field] ?? 24
  const hours = [...new Set([...choices, value])].sort((a, b) => a - b)
  return (
    <NativeSelect
      label={t(field)}
      description={t(`${field}Hint`)}
      value={String(value)}
      onChange={(event) => form.setFieldValue(field, Number(event.currentTarget.value))}
      data={hours.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
    />
  )
}

/** Whether the operator answers bookings, within how many hours, and for how many quotes are valid. */
function BookingModeFields({ form }: { form: LandingForm }) {
  const t = useWords('landing')
  const { bookingMode = 'instant' } = form.values
  return (
    <>
      <Switch
        label={t('onRequest')}
        description={t('onRequestHint')}
        checked={bookingMode === 'on_request'}
        onChange={(event) =>
          form.setFieldValue('bookingMode', event.currentTarget.checked ? 'on_request' : 'instant')
        }
      />
      {bookingMode === 'on_request' && <HoursField form={form} field="answerHours" choices={HOURS} />}
      <HoursField form={form} field="quoteHours" choices={QUOTE_HOURS} />
    </>
  )
}

/** Name, logo, colours, language and time zone of a landing that exists. */
export function LookSettings({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const common = useWords('common')
  const [renaming, setRenaming] = useState<Renaming>()
  const { form, check, autosave, submit, pending, failure, ...edit } = useLandingForm(landing, {
    onSaved: ({ displayName: to }) => {
      if (to !== landing.displayName) setRenaming({ from: landing.displayName, to })
    },
    done: t('saved'),
    failed: t('saveFailed'),
  })
  const logo = usePictureUrl(form.values.logo)
  return (
    <PreviewBeside
      preview={(fit) => (
        <LandingPreview landing={{ ...landing, ...form.values, logo }} first="phone" fit={fit} />
      )}
    >
      <form className="card" noValidate aria-labelledby="look" onSubmit={submit}>
        <Text component="h2" id="look" fw={650} size="lg" mb={16}>
          {t('look')}
        </Text>
        <ForRoles call="updateLanding">
          <DraftNotice landingId={landing.id} group="look" />
          <DraftOffer draft={autosave} of={landing.displayName} hasPictures />
          <div className="stack">
            <NameField
              {...form.getInputProps('name')}
              value={form.values.name}
              check={check}
              renamed={{ from: landing.address, hint: t('renameHint') }}
            />
            <LogoField form={form} label={t('logo')} hint={t('logoHint')} />
            <LandingColours form={form} />
            <LanguageField form={form} />
            <TimeZoneField form={form} landing={landing} />
            <Switch
              label={t('showRatings')}
              description={t('showRatingsHint')}
              {...form.getInputProps('showRatings', { type: 'checkbox' })}
            />
            <BookingModeFields form={form} />
            {failure && <Failure>{failure}</Failure>}
            <div className="row end">
              <Button component={Link} to={`/review-component/${landing.address}`} variant="default">
                {t('preview')}
              </Button>
              <BusyButton type="submit" busy={pending} disabled={!isSound(form.values)}>
                {common('save')}
              </BusyButton>
            </div>
          </div>
        </ForRoles>
      </form>
      <LandingConflicts edit={edit} />
      {renaming && <FormerName {...renaming} landingId={landing.id} onClose={() => setRenaming(undefined)} />}
    </PreviewBeside>
  )
}
