import { exceptionLine, type HoursLine, weekLines } from '@nelly/contract/places/hours-words'
import type { OwnedPlace } from '@nelly/contract/places/places'
import { operatorReading } from '@nelly/contract/words/moment-words'
import type { Currency } from '@nelly/domain/currency'
import { type DecimalSign, decimalSign } from '@nelly/domain/decimal-sign'
import { formatMoney } from '@nelly/domain/money'
import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { EditDialogForm } from '../../forms/edit/edit-dialog-form.tsx'
import { ForRoles } from '../../roles/for-roles.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ExceptionFields } from './exception-fields.tsx'
import { useHoursForm } from './use-hours-form.ts'
import { WeekFields } from './week-fields.tsx'
import { WindowFields } from './window-fields.tsx'

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

/** The hours, the other days or the fees of a place in words, one line each. */
function useHoursWords(currency: Currency) {
  const t = useWords('places')
  const reader = operatorReading(storedLanguage())
  return (field: keyof PlaceHours, { hours, exceptions, outside }: PlaceHours): string => {
    if (field === 'hours') return hours ? inLines(weekLines(hours, reader)) : t('hours.always')
    if (field === 'exceptions')
      return inLines(exceptions.map((one) => exceptionLine(one, reader, { withYear: true })))
    return (['pickup', 'return'] as const)
      .flatMap((kind) =>
        outside[kind].map(
          ({ from, to, amount }) =>
            `${t(`hours.${kind}`)} ${from}–${to}: ${formatMoney({ minor: amount, currency })}`,
        ),
      )
      .join('\n')
  }
}

/** Days and their hours, one line each. */
const inLines = (lines: readonly HoursLine[]): string =>
  lines.map(({ days, hours }) => `${days}: ${hours}`).join('\n')

interface HoursFormProps {
  place: OwnedPlace
  /** How the landing writes decimals. */
  decimals: DecimalSign
  onDone: () => void
}

/** When a place hands over: the week, days that differ, and what is served for a fee. */
function HoursForm({ place, decimals, onDone }: HoursFormProps) {
  const common = useWords('common')
  const t = useWords('places')
  const { draft, errors, change, edit } = useHoursForm(place, decimals, onDone)
  const words = useHoursWords(place.currency)
  return (
    <EditDialogForm
      edit={edit}
      label={(field) => t(`hours.fields.${field}`)}
      shown={words}
      submit={common('save')}
      isSteady={false}
      onCancel={onDone}
    >
      <ForRoles call="changePlace">
        <WeekFields days={draft.days} errors={errors} onChange={(days) => change({ days })} />
        <ExceptionFields
          exceptions={draft.exceptions}
          errors={errors}
          onChange={(exceptions) => change({ exceptions })}
        />
        {(['pickup', 'return'] as const).map((kind) => (
          <WindowFields
            key={kind}
            kind={kind}
            currency={place.currency}
            decimals={decimals}
            windows={draft[kind]}
            errors={errors}
            onChange={(windows) => change({ [kind]: windows })}
          />
        ))}
      </ForRoles>
    </EditDialogForm>
  )
}
