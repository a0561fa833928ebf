import { useLanding } from '../landing-context.ts'
import type { Kept } from './kept-booking.ts'
import { SCRIPTS } from './scripts.ts'

/**
 * Mirrors the booking to the browser's storage, for a visitor who comes back; a page that has nothing to keep resumes what was
 * kept. Without scripts, or where the browser keeps nothing, nothing else is missing.
 */
export function BookingMirror({ kept }: { kept: Kept | undefined }) {
  const { address } = useLanding()
  if (!kept) return <script data-landing={address}>{SCRIPTS.resume}</script>
  return <script data-kept={JSON.stringify(kept)}>{SCRIPTS.keep}</script>
}

/** The same for the contact form; to stand after it. */
export const FormMirror = () => <script>{SCRIPTS.form}</script>
