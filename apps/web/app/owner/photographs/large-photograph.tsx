import { Button } from '@mantine/core'
import { type Photograph, removePhotograph } from '@nelly/contract/reservations/photographs'
import type { PhotographId } from '@nelly/domain/ids'
import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useMoment } from '../dates/use-moment.ts'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import css from './photographs.module.css'
import { usePhotographFile } from './use-photographs.ts'

interface LargePhotographProps {
  photograph: Photograph
  name: string
  /** That of the rental place, by whose clock it is told when it was added. */
  timezone: string
  isRemovable: boolean
  /** Those beside it. */
  before: number | undefined
  after: number | undefined
  /** Opens another one, or none. */
  onOpen: (id: number | undefined) => void
}

/** A photograph in large, with who added it, the ones beside it, and its removal. */
export function LargePhotograph(props: LargePhotographProps) {
  const { photograph, name, timezone, isRemovable, before, after, onOpen } = props
  const t = useWords('photographs')
  const common = useWords('common')
  const moment = useMoment(timezone)
  const askToDelete = useDeleteQuestion()
  const { query, address } = usePhotographFile(photograph, 'large')
  const removing = useAction({
    run: () => callApi(removePhotograph, { params: { photographId: photograph.id as PhotographId } }),
    subject: 'reservations',
    done: () => t('removed'),
    failed: t('removeFailed'),
    onDone: () => onOpen(after ?? before),
  })
  const { addedAt, addedBy } = photograph
  const added = { moment: moment(addedAt) }
  return (
    <>
      <div className={css.frame}>
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={name} className={css.large} />
          </a>
        ) : (
          <NotLoaded query={query} />
        )}
      </div>
      <div className="line spread">
        <IconButton
          label={common('previous')}
          Icon={IconChevronLeft}
          isIdle={before === undefined}
          onClick={() => onOpen(before)}
        />
        <span className="muted">
          {addedBy === null ? t('added', added) : t('addedBy', { ...added, name: addedBy })}
        </span>
        <IconButton
          label={common('next')}
          Icon={IconChevronRight}
          isIdle={after === undefined}
          onClick={() => onOpen(after)}
        />
      </div>
      <DialogButtons>
        {isRemovable && (
          <IfMay call="removePhotograph">
            <BusyButton
              variant="subtle"
              color="red.8"
              c="red.8"
              busy={removing.isPending}
              leftSection={<IconTrash size={17} stroke={1.7} aria-hidden="true" />}
              onClick={() =>
                askToDelete({
                  title: name,
                  question: t('removeQuestion'),
                  confirm: t('remove'),
                  onConfirm: () => removing.mutate(),
                })
              }
            >
              {t('remove')}
            </BusyButton>
          </IfMay>
        )}
        <Button onClick={() => onOpen(undefined)}>{common('close')}</Button>
      </DialogButtons>
    </>
  )
}
