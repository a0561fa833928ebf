import { Button, Group, Text, TextInput, type TextInputProps } from '@mantine/core'
import { isCurrency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { currencySign, decimalDigits, formatMoney, toMinorUnits } from '@nelly/domain/money'
import { type NumberUnit, parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import { useRef, useState } from 'react'
import { useNumberFault } from './use-number-fault.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  unit: NumberUnit
  /** How the landing writes decimals; without one, a number with two readings is asked about. */
  decimals?: DecimalSign | undefined
  value?: number | string
  onChange: (typed: string) => void
}

/**
 * A number as people type it; from 1,000 on what it is read as stands beneath it once it was typed in. An ambiguous number shows both
 * readings as buttons; any other is formatted when the field is left, or its form sent.
 */
export function NumberField({
  unit,
  decimals,
  value = '',
  onChange,
  onBlur,
  onKeyDown,
  error,
  ...props
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const text = typeof value === 'number' ? unambiguousNumber(String(value)) : value
  const fault = useNumberFault(decimals)(text, unit)
  const read = parseTypedNumber(text, unit, decimals)
  const shownFault = (left || error) && fault
  const settle = () => {
    if (read.kind === 'number' && read.plain !== text) onChange(read.plain)
  }
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
          setTyped(true)
          onChange(event.currentTarget.value)
        }}
        onBlur={(event) => {
          setLeft(true)
          settle()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          onKeyDown?.(event)
        }}
      />
      {isTyped && (
        <Text size="sm" c="var(--ink-soft)" mt={4} aria-live="polite">
          {read.kind === 'number' && isGrouped(read.plain) && shownReading(read.plain, unit)}
        </Text>
      )}
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

/** Whether a number is long enough that its thousands are grouped where it is shown, and short enough to be an amount. */
const isGrouped = (plain: string): boolean => {
  const size = Math.abs(Number(plain))
  return size >= 1000 && size < 1e12
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
