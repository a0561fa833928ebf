import { Alert, Button, TextInput } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { sameText } from '@nelly/domain/folded'
import type { OpenRentals } from '@nelly/domain/reservations/reservation-state'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useOpenRentals } from '../landing/use-open-rentals.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'

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
  const [typed, setTyped] = useState('')
  const isNameAsked = deletion.isFinal && rentals.data !== undefined && !isNone(rentals.data)
  const mayDelete = rentals.data !== undefined && (!isNameAsked || sameText(typed, landing.displayName))
  return (
    <DialogForm
      // The name that was typed confirms, and is nothing to keep.
      isChanged={false}
      submit={deletion.confirm}
      pending={false}
      disabled={!mayDelete}
      destroys
      isSteady={false}
      onSubmit={() => mayDelete && onConfirm()}
      onCancel={onCancel}
    >
      <p className="spaced">{deletion.question}</p>
      <p className="spaced muted">{deletion.hint}</p>
      <div role="status">
        {rentals.isPending && <p className="spaced">{t('counting')}</p>}
        {rentals.data && <RentalCounts rentals={rentals.data} consequence={deletion.consequence} />}
      </div>
      {rentals.isError && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle />}>
          <p className="spaced">{t('countFailed')}</p>
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
        />
      )}
    </DialogForm>
  )
}

const isNone = ({ underWay, toCome }: OpenRentals): boolean => underWay + toCome === 0

function RentalCounts({ rentals, consequence }: { rentals: OpenRentals; consequence: string }) {
  const t = useWords('deletion')
  if (isNone(rentals)) return <p className="spaced">{t('noRentals')}</p>
  return (
    <Alert color="yellow" variant="light" c="var(--ink)" icon={<IconAlertTriangle />}>
      <ul className="spaced">
        {rentals.underWay > 0 && <li>{t('underWay', { count: rentals.underWay })}</li>}
        {rentals.toCome > 0 && <li>{t('toCome', { count: rentals.toCome })}</li>}
      </ul>
      <p className="spaced">{consequence}</p>
    </Alert>
  )
}
