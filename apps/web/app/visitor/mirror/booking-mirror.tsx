import { useLanding } from '../landing-context.ts'
import { SCRIPTS } from './scripts.ts'
import type { StoredBooking } from './stored-booking.ts'

/**
 * Mirrors the booking to the browser's storage, for a visitor who comes back; a page that has nothing to keep resumes what was
 * stored. Without scripts, or where the browser keeps nothing, nothing else is missing.
 */
export function BookingMirror({ stored }: { stored: StoredBooking | undefined }) {
  const { address } = useLanding()
  if (!stored) return <script data-landing={address}>{SCRIPTS.resume}</script>
  return <script data-stored={JSON.stringify(stored)}>{SCRIPTS.keep}</script>
}

/** The same for the contact form; to stand after it. */
export const FormMirror = () => <script>{SCRIPTS.form}</script>
