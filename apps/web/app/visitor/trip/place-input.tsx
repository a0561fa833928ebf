interface PlaceInputProps {
  id: string
  className: string | undefined
  name: string
  defaultValue: string
  choices: readonly string[]
  /** The meaning of an empty value, where it is optional. */
  otherwise?: string
}

/** One of the landing's places; where it has none, any text. */
export function PlaceInput({ choices, otherwise, ...control }: PlaceInputProps) {
  if (choices.length === 0 && otherwise === undefined) {
    return <input type="text" maxLength={120} autoComplete="off" {...control} />
  }
  if (choices.length === 0) {
    return <input type="text" maxLength={120} autoComplete="off" placeholder={otherwise} {...control} />
  }
  return (
    <select {...control}>
      {otherwise !== undefined && <option value="">{otherwise}</option>}
      {choices.map((place) => (
        <option key={place}>{place}</option>
      ))}
    </select>
  )
}
