import type { FormEvent } from 'react'
import type { NameCheck } from './use-name-check.ts'

/** Keeps a form with a name known to be taken from being sent: the keyboard goes to the name, which says so. */
export function stopAtTakenName(event: FormEvent<HTMLFormElement>, check: NameCheck): boolean {
  if (!check.refused) return false
  event.currentTarget.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus()
  return true
}
