import type { TextInputProps } from '@mantine/core'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { type NumberUnit, parseTypedNumber } from '@nelly/domain/typed-number'
import { useState } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { type RatesWork, withUnread } from '../editor/rates-editor.ts'

export interface TypedFieldProps<Value> extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  /** The field's key, by which errors of the server and texts that are no number are known. */
  at: string
  value: Value | null
  /** Whether it may be empty. */
  optional?: boolean
  onRead: (value: Value | null) => void
}

interface Reading<Value> {
  unit: NumberUnit
  shown: (value: Value) => string
  /** The value of a number; undefined where it is out of the field's limits. */
  toValue: (plain: number) => Value | undefined
  fault: string
}

/**
 * A number of the rates. It is read when the field is left, so that one undo takes back all of what was typed; a text
 * that is not one number stays in the field, and such rates can't be saved.
 */
export function TypedField<Value>({
  at,
  value,
  optional = false,
  onRead,
  unit,
  shown,
  toValue,
  fault,
  ...props
}: TypedFieldProps<Value> & Reading<Value>) {
  const t = useWords('rates')
  const { work, errors, decimals, editWork, settleError } = useRates()
  const readingOf = (text: string) => reading(text, { unit, decimals, optional, toValue })
  const [typed, setTyped] = useState<string>()
  const unread = work.unread[at]
  const stored = unread ?? (value === null ? '' : shown(value))
  const commit = () => {
    if (typed === undefined || typed === stored) return setTyped(undefined)
    const read = readingOf(typed)
    settleError(at)
    editWork((now: RatesWork) => withUnread(now, at, read.ok ? undefined : typed))
    if (read.ok) onRead(read.value)
    setTyped(undefined)
  }
  const faultOf = (text: string) =>
    readingOf(text).ok ? undefined : text.trim() === '' ? t('field.missing') : fault
  return (
    <NumberField
      {...props}
      unit={unit}
      decimals={decimals}
      value={typed ?? stored}
      error={(unread === undefined ? undefined : faultOf(unread)) ?? errors[at]}
      onChange={setTyped}
      onBlur={commit}
    />
  )
}

interface ReadBy<Value> extends Pick<Reading<Value>, 'unit' | 'toValue'> {
  decimals: DecimalSign
  optional: boolean
}

function reading<Value>(
  text: string,
  { unit, decimals, optional, toValue }: ReadBy<Value>,
): { ok: true; value: Value | null } | { ok: false } {
  if (text.trim() === '') return optional ? { ok: true, value: null } : { ok: false }
  const read = parseTypedNumber(text, unit, decimals)
  const value = read.kind === 'number' ? toValue(Number(read.plain)) : undefined
  return value === undefined ? { ok: false } : { ok: true, value }
}
