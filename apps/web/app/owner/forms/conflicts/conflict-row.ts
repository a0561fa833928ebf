import type { ReactNode } from 'react'

/** A field of which one of two values has to be chosen. */
interface ConflictRow<Field extends string> {
  field: Field
  label: string
  mine: ReactNode
  theirs: ReactNode
}

/** The fields to choose for, and what is done then. */
export interface ConflictDialogProps<Field extends string> {
  /** None closes the dialog. */
  rows: readonly ConflictRow<Field>[]
  /** Called with the fields in which the other value was chosen. */
  onDecide: (taken: ReadonlySet<Field>) => void
  onCancel: () => void
}
