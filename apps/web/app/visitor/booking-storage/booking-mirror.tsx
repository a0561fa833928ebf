import { useLanding } from '../landing-context.ts'
import { SCRIPTS } from './scripts.ts'
import type { StoredBooking } from './stored-booking.ts'

/**
 * Mirrors the booking to the browser's storage, for a visitor who comes back; a page without a booking resumes the
 * stored one. Without scripts or storage, everything else still works.
 * What is tried in a preview is no booking.
 */
export function BookingMirror({ stored }: { stored: StoredBooking | undefined }) {
  const { address, previewEnds } = useLanding()
  if (previewEnds) return null
  if (!stored) return <script data-landing={address}>{SCRIPTS.resume}</script>
  return <script data-stored={JSON.stringify(stored)}>{SCRIPTS.keep}</script>
}

/** The same for the contact form; must be rendered after it. */
export const FormMirror = () => <script>{SCRIPTS.form}</script>
