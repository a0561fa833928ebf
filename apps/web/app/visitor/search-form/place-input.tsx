import type { ForbiddenReturn } from '@nelly/domain/rates/forbidden-pairs'
import { useI18n } from '../i18n.tsx'

interface PlaceInputProps {
  id: string
  className: string | undefined
  name: string
  defaultValue: string
  choices: readonly string[]
  /** Whether any text is taken instead of the choices. */
  isFree: boolean
  /** The meaning of an empty value, where it is optional. */
  otherwise?: string
  /** The choices that some pickups forbid. */
  forbidden?: readonly ForbiddenReturn[]
}

/** One of the landing's places, or any text. */
export function PlaceInput({ choices, isFree, otherwise, forbidden = [], ...control }: PlaceInputProps) {
  if (isFree)
    return <input type="text" maxLength={120} autoComplete="off" placeholder={otherwise} {...control} />
  return (
    <select {...control}>
      {otherwise !== undefined && <option value="">{otherwise}</option>}
      {choices.map((place) => (
        <PlaceOption
          key={place}
          place={place}
          notFrom={forbidden.find((one) => one.place === place)?.notFrom ?? []}
        />
      ))}
    </select>
  )
}

/**
 * A choice that says which pickups forbid it: without scripts, nothing can follow the chosen pickup. With them,
 * `SCRIPTS.forbiddenReturns` does.
 */
function PlaceOption({ place, notFrom }: ForbiddenReturn) {
  const { t, language } = useI18n()
  if (notFrom.length === 0) return <option>{place}</option>
  const pickups = new Intl.ListFormat(language, { type: 'disjunction' }).format(notFrom)
  return (
    <option value={place} data-not-from={JSON.stringify(notFrom)}>
      {t('trip.notFrom', { place, pickups })}
    </option>
  )
}
