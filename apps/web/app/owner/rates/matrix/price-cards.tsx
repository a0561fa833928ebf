import { TextInput } from '@mantine/core'
import records from '../../ui/record-cards.module.css'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import type { PricedVehicle } from './price-cells.ts'
import css from './prices.module.css'
import { usePriceCell } from './use-price-cell.ts'

/** The prices of a season as cards, where there is no room for the sheet. */
export function PriceCards({ season }: { season: string | null }) {
  const { rates, vehicles } = useRates()
  return (
    <ul className={records.cards}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className={css.card}>
          <h3 className={records.name}>{vehicle.name}</h3>
          {rates.tiers.map((fromDays) => (
            <CardPrice key={fromDays} vehicle={vehicle} season={season} fromDays={fromDays} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function CardPrice(props: { vehicle: PricedVehicle; season: string | null; fromDays: number }) {
  const say = useWords('rates')
  const cell = usePriceCell(props.vehicle, props.season, props.fromDays)
  const label = say('matrix.fromDays', { days: props.fromDays })
  return (
    <TextInput
      label={label}
      aria-label={cell.label}
      description={cell.origin}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      placeholder={cell.inherited}
      error={cell.isFaulty}
      value={cell.text}
      onChange={(event) => cell.type(event.currentTarget.value)}
      onBlur={cell.commit}
    />
  )
}
