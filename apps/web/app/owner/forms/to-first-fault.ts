import type { FormErrors } from '@mantine/form'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** Scrolls to the first invalid field and focuses it, where a form can't be sent. */
export const toFirstFault =
  (form: { getInputNode(path: string): HTMLElement | null }) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }

/** Focuses the first invalid field of the page's forms. */
export const focusFirstFault = (): void =>
  document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()

/** Focuses the first invalid field once the errors of a refused call are rendered. */
export function useFocusedFault(problem: Error | null | undefined): void {
  useEffect(() => {
    if (problem) focusFirstFault()
  }, [problem])
}

/** Renders the field errors, and focuses the first invalid field. */
export function renderFaults(mark: () => void): void {
  flushSync(mark)
  focusFirstFault()
}

/** Renders the errors of fields, and focuses the first invalid field. */
export function showFaults(
  form: { setErrors(errors: FormErrors): void; getInputNode(path: string): HTMLElement | null },
  errors: FormErrors,
): void {
  flushSync(() => form.setErrors(errors))
  const [first] = Object.keys(errors)
  if (first && form.getInputNode(first)) toFirstFault(form)(errors)
  else if (first) focusFirstFault()
}
