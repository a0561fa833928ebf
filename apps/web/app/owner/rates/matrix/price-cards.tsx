import { TextInput } from '@mantine/core'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import {
  type PriceView,
  useCommitPrice,
  usePasteBlock,
  usePriceViews,
  useTypedPrice,
} from './use-price-cell.ts'

/** The prices of a season as cards, where there is no room for the sheet. */
export function PriceCards({ season }: { season: string | null }) {
  const { rates, vehicles } = useRates()
  const viewOf = usePriceViews(season)
  return (
    <ul className="tiles">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="card list">
          <h3>{vehicle.name}</h3>
          {rates.tiers.map((fromDays) => (
            <CardPrice key={fromDays} view={viewOf(vehicle, fromDays)} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function CardPrice({ view }: { view: PriceView }) {
  const t = useWords('rates')
  const commit = useCommitPrice()
  const paste = usePasteBlock()
  const cell = useTypedPrice(view.stored, (text) => commit(view, text))
  return (
    <TextInput
      label={t('matrix.fromDays', { days: view.fromDays })}
      aria-label={view.label}
      description={view.origin}
      inputMode="decimal"
      autoComplete="off"
      placeholder={view.inherited}
      error={view.isFaulty}
      value={cell.text}
      onChange={(event) => cell.type(event.currentTarget.value)}
      onBlur={cell.commit}
      onPaste={(event) => {
        paste(event, view)
        if (event.defaultPrevented) cell.reset()
      }}
    />
  )
}
