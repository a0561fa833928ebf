import type { OwnedPlace } from '@nelly/contract/places/places'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { HoursForm } from './hours-form.tsx'

interface HoursDialogProps {
  /** None closes the dialog. */
  place: OwnedPlace | undefined
  /** The landing's. */
  language: SiteLanguage
  onClose: () => void
}

/** Edits when a place hands over. */
export function HoursDialog({ place, language, onClose }: HoursDialogProps) {
  const t = useWords('places')
  return (
    <TitledDialog
      opened={place !== undefined}
      onClose={onClose}
      isWide
      title={t('hours.title', { name: place?.name ?? '' })}
    >
      {place && (
        <HoursForm
          key={place.id}
          place={place}
          decimals={decimalSign(language, place.currency)}
          onDone={onClose}
        />
      )}
    </TitledDialog>
  )
}
