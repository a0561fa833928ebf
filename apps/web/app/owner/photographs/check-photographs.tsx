import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { MOST_PHOTOGRAPHS, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { useState } from 'react'
import { useMay } from '../roles/use-membership.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { AddButtons } from './add-buttons.tsx'
import { LargePhotograph } from './large-photograph.tsx'
import { PhotographTile } from './photograph-tile.tsx'
import css from './photographs.module.css'
import { UploadStates } from './upload-states.tsx'
import { usePhotographs } from './use-photographs.ts'
import { useUploads } from './use-uploads.ts'

interface CheckPhotographsProps {
  reservation: OwnedReservationDetails
  end: RentalEnd
}

/** The photographs of a handover or a return: a grid, each with a large view, and more that are added. */
export function CheckPhotographs({ reservation: { id, timezone }, end }: CheckPhotographsProps) {
  const t = useWords('photographs')
  const mayAdd = useMay('addPhotograph')
  const query = usePhotographs(id)
  const uploads = useUploads({ reservation: id, end })
  const [opened, setOpened] = useState<number>()
  if (!query.data) return <NotLoaded query={query} />
  const { addable, isRemovable } = query.data
  const photographs = query.data.photographs.filter(({ check }) => check === end)
  const room = MOST_PHOTOGRAPHS - photographs.length - uploads.uploads.length
  const nameOf = (index: number) => t(`named.${end}`, { number: index + 1 })
  const index = photographs.findIndex((one) => one.id === opened)
  const shown = photographs[index]
  return (
    <div className="list">
      {photographs.length > 0 && (
        <ul className={css.grid} aria-label={t(`titles.${end}`)}>
          {photographs.map((photograph, place) => (
            <li key={photograph.id}>
              <PhotographTile
                photograph={photograph}
                name={nameOf(place)}
                onOpen={() => setOpened(photograph.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadStates {...uploads} />
      {mayAdd && addable.includes(end) && <AddButtons room={room} onChosen={uploads.send} />}
      <TitledDialog
        opened={shown !== undefined}
        onClose={() => setOpened(undefined)}
        title={shown ? nameOf(index) : ''}
        isWide
      >
        {shown && (
          <LargePhotograph
            photograph={shown}
            name={nameOf(index)}
            timezone={timezone}
            isRemovable={isRemovable}
            before={photographs[index - 1]?.id}
            after={photographs[index + 1]?.id}
            onOpen={setOpened}
          />
        )}
      </TitledDialog>
    </div>
  )
}
