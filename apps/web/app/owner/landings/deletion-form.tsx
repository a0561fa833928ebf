import { Alert, Button, TextInput } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/owned-landing'
import { sameText } from '@nelly/domain/folded'
import type { OpenRentals } from '@nelly/domain/reservations/reservation-state'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useOpenRentals } from '../landing/use-open-rentals.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { useWords } from '../words/use-words.ts'
import css from './deletion-form.module.css'

/** The texts of one of the two deletions. */
export interface LandingDeletion {
  title: string
  question: string
  hint: string
  /** What happens to rentals under way and to come. */
  consequence: string
  /** The label of the button. */
  confirm: string
  /** Whether the name must be typed where there are such rentals: the deletion can't be undone. */
  isFinal: boolean
}

interface DeletionFormProps {
  landing: OwnedLanding
  deletion: LandingDeletion
  onCancel: () => void
  onConfirm: () => void
}

/** Says how many rentals would be hidden or erased, and deletes the landing. */
export function DeletionForm({ landing, deletion, onCancel, onConfirm }: DeletionFormProps) {
  const t = useWords('deletion')
  const common = useWords('common')
  const rentals = useOpenRentals(landing.id)
  const form = useRef<HTMLFormElement>(null)
  // It comes after its dialog, which focuses what is in it when it opens.
  useEffect(() => form.current?.querySelector('button')?.focus(), [])
  const [typed, setTyped] = useState('')
  const isNameAsked = deletion.isFinal && rentals.data !== undefined && !isNone(rentals.data)
  const mayDelete = rentals.data !== undefined && (!isNameAsked || sameText(typed, landing.displayName))
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (mayDelete) onConfirm()
      }}
    >
      <p className={css.text}>{deletion.question}</p>
      <p className={`${css.text} ${css.hint}`}>{deletion.hint}</p>
      <div role="status">
        {rentals.isPending && <p className={css.text}>{t('counting')}</p>}
        {rentals.data && <RentalCounts rentals={rentals.data} consequence={deletion.consequence} />}
      </div>
      {rentals.isError && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle />}>
          <p className={css.text}>{t('countFailed')}</p>
          <Button variant="default" size="sm" onClick={() => rentals.refetch()}>
            {common('retry')}
          </Button>
        </Alert>
      )}
      {isNameAsked && (
        <TextInput
          label={t('typeName', { name: landing.displayName })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          mt={16}
        />
      )}
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" color="red.8" disabled={!mayDelete}>
          {deletion.confirm}
        </Button>
      </DialogButtons>
    </form>
  )
}

const isNone = ({ underWay, toCome }: OpenRentals): boolean => underWay + toCome === 0

function RentalCounts({ rentals, consequence }: { rentals: OpenRentals; consequence: string }) {
  const t = useWords('deletion')
  if (isNone(rentals)) return <p className={css.text}>{t('noRentals')}</p>
  return (
    <Alert color="yellow" variant="light" c="var(--ink)" icon={<IconAlertTriangle />}>
      <ul className={css.counts}>
        {rentals.underWay > 0 && <li>{t('underWay', { count: rentals.underWay })}</li>}
        {rentals.toCome > 0 && <li>{t('toCome', { count: rentals.toCome })}</li>}
      </ul>
      <p className={css.text}>{consequence}</p>
    </Alert>
  )
}
