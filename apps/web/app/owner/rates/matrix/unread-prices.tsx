import { Alert, Button, Group } from '@mantine/core'
import { formatMoney } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { type CellPlace, cellKey, typedPriceAt, withPrice, withReadings } from './price-cells.ts'
import { priceText, READINGS } from './typed-price.ts'

/**
 * What was typed or pasted into the table and is not one price, and prices that another currency asks for. With two readings each is a button; one question
 * is asked for all that can be read in two ways.
 */
export function UnreadPrices() {
  const t = useWords('rates')
  const { rates, work, vehicles, decimals, editWork } = useRates()
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
              named: t('matrix.cellOf', {
                vehicle: vehicle.name,
                days: place.fromDays,
                season: name ? text(name) : t('matrix.base'),
              }),
            })),
        ),
      )
    : []
  const typedOf = (place: CellPlace) =>
    typedPriceAt(place, work.unread[cellKey(place)] ?? '', rates.currency, decimals)
  const asked = unread.filter(({ place }) => typedOf(place).kind === 'ambiguous')
  const [first] = asked
  const example = first && typedOf(first.place)
  const question =
    first && example?.kind === 'ambiguous' && asked.length > 1
      ? { typed: work.unread[cellKey(first.place)] ?? '', readings: example.readings }
      : undefined
  return (
    <div role="status">
      {unread.length > 0 && (
        <Alert color="red" variant="light" icon={<IconHelpCircle />} title={t('matrix.unread')} mb={16}>
          {question && (
            <>
              <p className="spaced">
                {t('matrix.twoReadings', { count: asked.length, typed: question.typed })}
              </p>
              <Group gap={8} mb={8}>
                {READINGS.map((reading) => (
                  <Button
                    key={reading}
                    variant="light"
                    size="compact-md"
                    onClick={() => editWork((now) => withReadings(now, asked, reading, decimals))}
                  >
                    {t('matrix.allAs', { price: priceText(question.readings[reading], rates.currency) })}
                  </Button>
                ))}
              </Group>
            </>
          )}
          <ul className="bullets">
            {(question ? unread.filter((one) => !asked.includes(one)) : unread).map(({ place, named }) => (
              <UnreadPrice key={cellKey(place)} place={place} named={named} />
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

function UnreadPrice({ place, named }: { place: CellPlace; named: string }) {
  const t = useWords('rates')
  const numbers = useWords('numbers')
  const { rates, work, decimals, editWork, storedVehicles, storedCurrency } = useRates()
  const typed = work.unread[cellKey(place)] ?? ''
  const vehicle = storedVehicles.find(({ id }) => id === place.vehicleId)
  const read = typedPriceAt(place, typed, rates.currency, decimals)
  return (
    <li>
      {named}: {read.kind === 'ambiguous' && numbers('ambiguous', { typed })}
      {read.kind === 'invalid' && t('matrix.noPrice', { typed })}
      {read.kind === 'empty' &&
        vehicle &&
        t('matrix.unpriced', {
          currency: rates.currency,
          stored: formatMoney(priceOfDay({ ...vehicle, currency: storedCurrency })),
        })}
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
