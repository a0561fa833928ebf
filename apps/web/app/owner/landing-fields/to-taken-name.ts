import type { FormEvent } from 'react'
import type { NameCheck } from './use-name-check.ts'

/** Does not send a form whose name is known to be taken: focuses the name field, which shows the error. */
export function stopAtTakenName(event: FormEvent<HTMLFormElement>, check: NameCheck): boolean {
  if (!check.refused) return false
  event.currentTarget.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus()
  return true
}
