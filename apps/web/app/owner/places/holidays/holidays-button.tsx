import { Button } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { IconCalendarOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { HolidaysForm } from './holidays-form.tsx'

/** Opens the dialog that confirms the public holidays of a landing's places. */
export function HolidaysButton({ landing: { places, language, timezone } }: { landing: OwnedLandingDetail }) {
  const t = useWords('places')
  const unsaved = useRef(false)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarOff size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('holidays.title')}
      </Button>
      <TitledDialog opened={open} onClose={close} title={t('holidays.title')} unsaved={unsaved}>
        <HolidaysForm
          unsaved={unsaved}
          places={places}
          language={language}
          timezone={timezone}
          onDone={close}
        />
      </TitledDialog>
    </>
  )
}
