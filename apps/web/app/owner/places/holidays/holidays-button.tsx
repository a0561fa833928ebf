import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { IconCalendarOff } from '@tabler/icons-react'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useWords } from '../../words/use-words.ts'
import { HolidaysForm } from './holidays-form.tsx'

/** Opens the dialog that confirms the public holidays of a landing's places. */
export function HolidaysButton({ landing: { places, language, timezone } }: { landing: OwnedLandingDetail }) {
  const t = useWords('places')
  return (
    <DialogButton
      variant="default"
      leftSection={<IconCalendarOff size={18} aria-hidden="true" />}
      label={t('holidays.title')}
    >
      {(close) => <HolidaysForm places={places} language={language} timezone={timezone} onDone={close} />}
    </DialogButton>
  )
}
