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
}

/** One of the landing's places, or any text. */
export function PlaceInput({ choices, isFree, otherwise, ...control }: PlaceInputProps) {
  if (isFree)
    return <input type="text" maxLength={120} autoComplete="off" placeholder={otherwise} {...control} />
  return (
    <select {...control}>
      {otherwise !== undefined && <option value="">{otherwise}</option>}
      {choices.map((place) => (
        <option key={place}>{place}</option>
      ))}
    </select>
  )
}
