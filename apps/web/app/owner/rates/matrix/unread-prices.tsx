import { Alert, Button, Group } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { type CellPlace, cellKey, withPrice } from './price-cells.ts'
import css from './prices.module.css'
import { parseTypedPrice, priceText } from './typed-price.ts'

/** What was typed into the table and is not one price: with two readings, each is a button. */
export function UnreadPrices() {
  const say = useWords('rates')
  const { rates, work, vehicles } = useRates()
  const { text } = useFormats()
  const isUnread = (place: CellPlace) => cellKey(place) in work.unread
  const seasons = [{ id: null, name: undefined }, ...rates.seasons]
  // Of thousands of cells hardly any is unread: only those are named.
  const unread = Object.keys(work.unread).some((key) => key.startsWith('prices.'))
    ? seasons.flatMap(({ id, name }) =>
        vehicles.flatMap((vehicle) =>
          rates.tiers
            .map((fromDays) => ({ vehicleId: vehicle.id, season: id, fromDays }))
            .filter(isUnread)
            .map((place) => ({
              place,
              named: say('matrix.cellOf', {
                vehicle: vehicle.name,
                days: place.fromDays,
                season: name ? text(name) : say('matrix.base'),
              }),
            })),
        ),
      )
    : []
  return (
    <div role="status">
      {unread.length > 0 && (
        <Alert color="red" variant="light" icon={<IconHelpCircle />} title={say('matrix.unread')} mb={16}>
          <ul className={css.unread}>
            {unread.map(({ place, named }) => (
              <UnreadPrice key={cellKey(place)} place={place} named={named} />
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

function UnreadPrice({ place, named }: { place: CellPlace; named: string }) {
  const say = useWords('rates')
  const numbers = useWords('numbers')
  const { rates, work, editWork } = useRates()
  const typed = work.unread[cellKey(place)] ?? ''
  const read = parseTypedPrice(typed, rates.currency)
  return (
    <li>
      {named}:{' '}
      {read.kind === 'ambiguous' ? numbers('ambiguous', { typed }) : say('matrix.noPrice', { typed })}
      {read.kind === 'ambiguous' && (
        <Group gap={8} mt={8}>
          {read.readings.map((price) => (
            <Button
              key={price.amount}
              variant="light"
              size="compact-md"
              onClick={() => editWork((now) => withPrice(now, place, price))}
            >
              {priceText(price, rates.currency)}
            </Button>
          ))}
        </Group>
      )}
    </li>
  )
}
