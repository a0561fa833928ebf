import { Button } from '@mantine/core'
import type { OtherReading } from '@nelly/domain/imports/reading'

interface ShownReading {
  readonly column: string
  /** How a cell was read, in words. */
  readonly text: string
  readonly otherwise?: OtherReading | undefined
  /** What reading it otherwise is called. */
  readonly label: string
}

interface ReadingsProps<R> {
  readings: readonly R[]
  onSwitch: (reading: R, by: OtherReading['by']) => void
}

/** How cells were read that could have meant something else, with a button for each column that can be read otherwise. */
export function Readings<R extends ShownReading>({ readings, onSwitch }: ReadingsProps<R>) {
  if (readings.length === 0) return null
  return (
    <ul className="bullets">
      {readings.map((reading) => {
        const { column, text, otherwise, label } = reading
        const first = readings.find((one) => one.column === column && one.otherwise)
        return (
          <li key={text}>
            {text}{' '}
            {otherwise && first === reading && (
              <Button variant="subtle" size="compact-sm" onClick={() => onSwitch(reading, otherwise.by)}>
                {label}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
