import { Button, Checkbox, NativeSelect, SimpleGrid } from '@mantine/core'
import type { Currency } from '@nelly/domain/currency'
import { decimalSign } from '@nelly/domain/decimal-sign'
import { formatMoney } from '@nelly/domain/money'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import type { Rates } from '@nelly/domain/rates/rates'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import { memo, useCallback, useState } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import type { CurrencyAnswers } from '../editor/with-currency.ts'
import css from './currency-dialog.module.css'
import {
  answersOf,
  type CurrencyMove,
  type CurrencyRow,
  convertedTexts,
  currencyRows,
  hasNoDecimals,
  type RowFault,
  readRow,
  STEPS,
} from './currency-rows.ts'
import { useRowWords } from './use-row-words.ts'

interface CurrencyDialogProps {
  /** The currency to change to; none closes the dialog. */
  to: Currency | undefined
  rates: Rates
  vehicles: readonly NamedVehicle[]
  places: readonly { readonly id: number; readonly name: string }[]
  /** The landing's. */
  language: SiteLanguage
  busy?: boolean
  onDone: (answers: CurrencyAnswers) => void
  onCancel: () => void
}

/** Asks what every amount is in another currency: converted by a rate, or typed anew. */
export function CurrencyDialog({ to, onCancel, ...props }: CurrencyDialogProps) {
  const t = useWords('rates')
  return (
    <TitledDialog
      opened={to !== undefined}
      onClose={onCancel}
      isWide
      title={t('currency.change', { from: props.rates.currency, to: to ?? '' })}
    >
      {to && <CurrencyForm key={to} to={to} onCancel={onCancel} {...props} />}
    </TitledDialog>
  )
}

function CurrencyForm({
  to,
  rates,
  vehicles,
  places,
  language,
  busy = false,
  onDone,
  onCancel,
}: CurrencyDialogProps & { to: Currency }) {
  const t = useWords('rates')
  const nameOf = useRowWords(rates, vehicles, places)
  const [rows] = useState(() => currencyRows(rates, vehicles))
  const move: CurrencyMove = { from: rates.currency, to, decimals: decimalSign(language, to) }
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<Readonly<Record<string, RowFault>>>({})
  const type = useCallback((key: string, text: string) => {
    setTexts((now) => ({ ...now, [key]: text }))
    setFaults(({ [key]: _, ...others }) => others)
  }, [])
  const tick = useCallback((key: string, isTicked: boolean) => {
    setTicked((now) => new Set(isTicked ? [...now, key] : [...now].filter((one) => one !== key)))
    setFaults(({ [key]: _, ...others }) => others)
  }, [])
  const submit = () => {
    const read = answersOf(rows, texts, ticked, move)
    if ('answers' in read) return onDone(read.answers)
    renderFaults(() => setFaults(read.faults))
  }
  const left = Object.keys(faults).length
  return (
    <DialogForm
      isChanged={Object.keys(texts).length > 0 || ticked.size > 0}
      failure={left > 0 && t('currency.left', { count: left })}
      submit={t('currency.take', { to })}
      pending={busy}
      isSteady={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p className="spaced">{t('currency.ask', { count: rows.length, from: move.from, to })}</p>
      <Converter
        move={move}
        known={rates.display?.currency === to ? rates.display.rate : undefined}
        onConvert={(rate, step) => {
          setTexts(convertedTexts(rows, move, { rate, step }))
          setFaults({})
        }}
      />
      <ul className="spaced">
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            name={nameOf(row)}
            from={move.from}
            to={to}
            decimals={move.decimals}
            text={texts[row.key] ?? ''}
            isTicked={ticked.has(row.key)}
            fault={faults[row.key]}
            onType={type}
            onTick={tick}
          />
        ))}
      </ul>
    </DialogForm>
  )
}

interface ConverterProps {
  move: CurrencyMove
  /** A rate that the landing shows its totals by. */
  known: number | undefined
  onConvert: (rate: number, step: number) => void
}

/** Fills in all amounts by a rate. */
function Converter({ move, known, onConvert }: ConverterProps) {
  const t = useWords('rates')
  const [typed, setTyped] = useState(known === undefined ? '' : unambiguousNumber(String(known)))
  const [step, setStep] = useState(hasNoDecimals(move.to) ? 1 : 0)
  const [isFaulty, setFaulty] = useState(false)
  const convert = () => {
    const read = parseTypedNumber(typed, 'none', move.decimals)
    const rate = read.kind === 'number' ? Number(read.plain) : Number.NaN
    if (!(rate > 0)) return renderFaults(() => setFaulty(true))
    onConvert(rate, step)
  }
  return (
    <fieldset className={css.converter}>
      <legend>{t('currency.convert')}</legend>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
        <NumberField
          unit="none"
          decimals={move.decimals}
          label={t('currency.rateTo', { from: move.from, to: move.to })}
          value={typed}
          error={isFaulty && t('field.amount')}
          onChange={(text) => {
            setTyped(text)
            setFaulty(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            convert()
          }}
        />
        <NativeSelect
          label={t('currency.round')}
          value={String(step)}
          onChange={(event) => setStep(Number(event.currentTarget.value))}
          data={STEPS.filter((one) => one > 0 || !hasNoDecimals(move.to)).map((one) => ({
            value: String(one),
            label: one === 0 ? t('currency.exact') : t('currency.toNearest', { step: one }),
          }))}
        />
        <Button variant="light" className={css.convert} onClick={convert}>
          {t('currency.convertAll')}
        </Button>
      </SimpleGrid>
    </fieldset>
  )
}

interface RowProps extends CurrencyMove {
  row: CurrencyRow
  name: string
  text: string
  isTicked: boolean
  fault: RowFault | undefined
  onType: (key: string, text: string) => void
  onTick: (key: string, isTicked: boolean) => void
}

/** One amount, as it was and as it will be; there may be hundreds, so one is rendered again only where it changes. */
const Row = memo(function Row({ row, name, text, isTicked, fault, onType, onTick, ...move }: RowProps) {
  const t = useWords('rates')
  const { isSame } = readRow(row, text, move)
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <span className={css.before}>{formatMoney({ minor: row.amount, currency: move.from })}</span>
      <div>
        <NumberField
          unit={move.to}
          decimals={move.decimals}
          aria-label={name}
          value={text}
          error={fault && t(`currency.faults.${fault}`)}
          onChange={(typed) => onType(row.key, typed)}
        />
        {isSame && (
          <Checkbox
            mt={8}
            label={t('currency.keeps')}
            aria-label={`${name}: ${t('currency.keeps')}`}
            checked={isTicked}
            onChange={(event) => onTick(row.key, event.currentTarget.checked)}
          />
        )}
      </div>
    </li>
  )
})
