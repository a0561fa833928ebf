import { Alert, Button, NativeSelect, Switch, Text } from '@mantine/core'
import type { LandingDraft } from '@nelly/contract/specified/owned-landing'
import {
  landingDraftOf,
  type OwnedLandingDetail,
  ownedLanding,
} from '@nelly/contract/specified/owned-landing'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { useDraft } from '../forms/drafts/use-draft.ts'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { DraftNotice } from '../landing/draft-notice.tsx'
import { ColourFields } from '../landing-fields/colour-fields.tsx'
import { LanguageField } from '../landing-fields/language-field.tsx'
import { LogoField } from '../landing-fields/logo-field.tsx'
import { NameField } from '../landing-fields/name-field.tsx'
import { TimeZoneField } from '../landing-fields/time-zone-field.tsx'
import { stopAtTakenName } from '../landing-fields/to-taken-name.ts'
import { isSound, useLandingDraft } from '../landing-fields/use-landing-draft.ts'
import { useNameCheck } from '../landing-fields/use-name-check.ts'
import { LandingPreview } from '../preview/landing-preview.tsx'
import { PreviewBeside } from '../preview/preview-beside.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import card from '../ui/card.module.css'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { FormerName, type Renaming } from './former-name.tsx'
import { LandingConflicts } from './landing-conflicts.tsx'
import css from './landing-detail.module.css'
import { useSaveLanding } from './use-save-landing.ts'

/** The hours to choose from, up to a week; another number that was set by a program is offered as well. */
const HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168]

interface BookingModeFieldsProps {
  draft: LandingDraft
  change(changes: Partial<LandingDraft>): void
}

/** Whether the operator answers bookings, and within how many hours. */
function BookingModeFields({ draft, change }: BookingModeFieldsProps) {
  const t = useWords('landing')
  const { bookingMode = 'instant', answerHours = 24 } = draft
  const hours = [...new Set([...HOURS, answerHours])].sort((a, b) => a - b)
  return (
    <>
      <Switch
        label={t('onRequest')}
        description={t('onRequestHint')}
        checked={bookingMode === 'on_request'}
        onChange={(event) => change({ bookingMode: event.currentTarget.checked ? 'on_request' : 'instant' })}
      />
      {bookingMode === 'on_request' && (
        <NativeSelect
          label={t('answerHours')}
          description={t('answerHoursHint')}
          value={String(answerHours)}
          onChange={(event) => change({ answerHours: Number(event.currentTarget.value) })}
          data={hours.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
        />
      )}
    </>
  )
}

/** Name, logo, colours, language and time zone of a landing that exists. */
export function LookSettings({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const common = useWords('common')
  const designer = useWords('designer')
  const form = useLandingDraft(landingDraftOf(landing))
  const chosen = useObjectUrl(form.logo)
  const autosave = useDraft(`landing:${landing.id}`, form.draft, form.change)
  const [renaming, setRenaming] = useState<Renaming>()
  const check = useNameCheck(form.draft.name, landing.id)
  const { save, pending, failure, ...edit } = useSaveLanding(landing, form, {
    onSaved: (saved) => {
      autosave.forget()
      const { displayName: to } = ownedLanding(saved)
      if (to !== landing.displayName) setRenaming({ from: landing.displayName, to })
    },
  })
  const logo = chosen ?? storedUrl(landing.logo)
  return (
    <PreviewBeside
      preview={(fit) => (
        <LandingPreview landing={{ ...landing, ...form.draft, logo }} first="phone" fit={fit} />
      )}
    >
      <form
        className={card.card}
        noValidate
        aria-labelledby="look"
        onSubmit={(event) => {
          event.preventDefault()
          if (!stopAtTakenName(event, check)) save()
        }}
      >
        <Text component="h2" id="look" fw={650} size="lg" mb={16}>
          {t('look')}
        </Text>
        <DraftNotice landingId={landing.id} group="look" />
        <DraftOffer draft={autosave} of={landing.displayName} hasPictures />
        <div className={css.looks}>
          <NameField form={form} check={check} renamed={{ from: landing.address, hint: t('renameHint') }} />
          <LogoField label={t('logo')} shown={logo} hint={t('logoHint')} form={form} />
          <ColourFields form={form} />
          <LanguageField form={form} label={designer('languageLabel')} />
          <TimeZoneField form={form} landing={landing} />
          <Switch
            label={t('showRatings')}
            description={t('showRatingsHint')}
            checked={form.draft.showRatings ?? false}
            onChange={(event) => form.change({ showRatings: event.currentTarget.checked })}
          />
          <BookingModeFields draft={form.draft} change={form.change} />
          {failure && (
            <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
              {failure}
            </Alert>
          )}
          <div className={css.buttons}>
            <Button component={Link} to={`/review-component/${landing.address}`} variant="default">
              {t('preview')}
            </Button>
            <BusyButton type="submit" busy={pending} disabled={!isSound(form.draft)}>
              {common('save')}
            </BusyButton>
          </div>
        </div>
      </form>
      <LandingConflicts edit={edit} />
      {renaming && <FormerName {...renaming} landingId={landing.id} onClose={() => setRenaming(undefined)} />}
    </PreviewBeside>
  )
}
