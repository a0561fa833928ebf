import type { FormErrors } from '@mantine/form'
import { flushSync } from 'react-dom'

/** Where a form may not be sent: puts the eye and the keyboard on the first field at fault. */
export const toFirstFault =
  (form: { getInputNode(path: string): HTMLElement | null }) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }

/** Puts the keyboard on the first field at fault of the page's forms. */
export const focusFirstFault = (): void =>
  document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()

/** Renders what marks fields at fault, and puts the keyboard on the first of them. */
export function renderFaults(mark: () => void): void {
  flushSync(mark)
  focusFirstFault()
}

/** Marks the fields at fault, and goes to the first once they are drawn. */
export function showFaults(
  form: { setErrors(errors: FormErrors): void; getInputNode(path: string): HTMLElement | null },
  errors: FormErrors,
): void {
  form.setErrors(errors)
  requestAnimationFrame(() => toFirstFault(form)(errors))
}
