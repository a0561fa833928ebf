import { Alert, Anchor } from '@mantine/core'
import type { Displaced } from '@nelly/contract/displaced'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useShortDay } from '../../dates/use-short-day.ts'
import { useWords } from '../../words/use-words.ts'

/** The reservations that would change their unit to make room. */
export function DisplacedList({ displaced }: { displaced: readonly Displaced[] }) {
  const t = useWords('changes')
  const day = useShortDay()
  const at = (moment: string) => `${day(dateOf(moment as WallClock))}, ${timeOf(moment as WallClock)}`
  if (displaced.length === 0) return null
  return (
    <Alert variant="light" icon={<IconArrowsExchange />} title={t('displaced')}>
      <ul className="bullets">
        {displaced.map(({ id, customer, reference, from, to, unit, plate, toUnit, toPlate }) => (
          <li key={id}>
            <Anchor href={`/app/reservations/${id}`} target="_blank" inherit>
              {customer || reference}
            </Anchor>
            {': '}
            {t('displacedTo', {
              from: at(from),
              to: at(to),
              unit: plate ?? t('unit', { unit }),
              toUnit: toPlate ?? t('unit', { unit: toUnit }),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
