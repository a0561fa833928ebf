import { Button, Group, TextInput, type TextInputProps } from '@mantine/core'
import { isCurrency } from '@nelly/domain/currency'
import { currencySign, decimalDigits, formatMoney, toMinorUnits } from '@nelly/domain/money'
import { type NumberUnit, parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import { useRef, useState } from 'react'
import { useNumberFault } from './use-number-fault.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  unit: NumberUnit
  value?: number | string
  onChange: (typed: string) => void
}

/**
 * A number as people type it. An ambiguous number shows both readings as buttons; any other is formatted when the field
 * is left.
 */
export function NumberField({ unit, value = '', onChange, onBlur, error, ...props }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(false)
  const text = typeof value === 'number' ? unambiguousNumber(String(value)) : value
  const fault = useNumberFault()(text, unit)
  const read = parseTypedNumber(text, unit)
  const shownFault = (left || error) && fault
  const choose = (reading: string) => {
    onChange(settledReading(reading, unit))
    input.current?.focus()
  }
  return (
    <div>
      <TextInput
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        leftSection={isCurrency(unit) ? currencySign(unit) : undefined}
        leftSectionWidth={isCurrency(unit) ? 52 : undefined}
        rightSection={unit === 'percent' ? '%' : undefined}
        {...props}
        value={text}
        error={shownFault || error}
        onChange={(event) => {
          setLeft(false)
          onChange(event.currentTarget.value)
        }}
        onBlur={(event) => {
          setLeft(true)
          if (read.kind === 'number' && read.plain !== text) onChange(read.plain)
          onBlur?.(event)
        }}
      />
      {shownFault && read.kind === 'ambiguous' && (
        <Group gap={8} mt={8}>
          {read.readings.map((reading) => (
            <Button key={reading} variant="light" size="compact-md" onClick={() => choose(reading)}>
              {shownReading(reading, unit)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}

/** A chosen reading with the decimals of its unit, so that it is not ambiguous again. */
function settledReading(reading: string, unit: NumberUnit): string {
  if (!reading.includes('.')) return reading
  const digits = isCurrency(unit)
    ? decimalDigits({ minor: toMinorUnits(Number(reading), unit), currency: unit })
    : String(Number(reading))
  return unambiguousNumber(digits)
}

function shownReading(reading: string, unit: NumberUnit): string {
  if (isCurrency(unit)) return formatMoney({ minor: toMinorUnits(Number(reading), unit), currency: unit })
  const shown = Number(reading).toLocaleString('en-US', { maximumFractionDigits: 20 })
  return unit === 'percent' ? `${shown} %` : shown
}
