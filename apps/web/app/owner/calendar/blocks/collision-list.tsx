import { Anchor } from '@mantine/core'
import type { Collision } from '@nelly/contract/collision'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { useShortDay } from '../../dates/use-short-day.ts'
import { useWords } from '../../words/use-words.ts'

/** The reservations in the way of a block or of fewer units. They open in another tab, as nothing is saved yet. */
export function CollisionList({ collisions }: { collisions: readonly Collision[] }) {
  const t = useWords('collisions')
  const day = useShortDay()
  const at = (moment: string) => `${day(dateOf(moment as WallClock))}, ${timeOf(moment as WallClock)}`
  return (
    <ul className="bullets">
      {collisions.map(({ id, reference, customer, unit, plate, from, to }) => (
        <li key={id}>
          <Anchor href={`/app/reservations/${id}`} target="_blank" inherit>
            {customer || reference}
          </Anchor>{' '}
          <span>
            {plate
              ? t('ofPlate', { reference, plate, from: at(from), to: at(to) })
              : t('ofUnit', { reference, unit, from: at(from), to: at(to) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
