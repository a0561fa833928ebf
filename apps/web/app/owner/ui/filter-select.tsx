import { NativeSelect, type NativeSelectProps } from '@mantine/core'

interface FilterSelectProps<Value extends string | number>
  extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  /** How the choice of none is called. */
  any: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Narrows a list to one of the choices, or to none of them. */
export function FilterSelect<Value extends string | number>({
  any,
  choices,
  value,
  onChange,
  ...select
}: FilterSelectProps<Value>) {
  return (
    <NativeSelect
      {...select}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(choices.find((choice) => String(choice.value) === currentTarget.value)?.value)
      }
      data={[
        { value: '', label: any },
        ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      ]}
    />
  )
}
