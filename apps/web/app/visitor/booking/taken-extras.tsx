import { extraOutWords } from '@nelly/contract/reservations/extra-out-words'
import { useI18n } from '../i18n.tsx'
import { Notice } from '../ui/notice.tsx'
import type { BookingUnderWay } from './booking.ts'

interface TakenExtrasProps {
  booking: Pick<BookingUnderWay, 'takenExtras'>
  /** Whether it answers a submitted form. */
  isFocused?: boolean
}

/** Extras of which fewer are left on the dates than were asked for; the price is the one of what is left. */
export function TakenExtras({ booking: { takenExtras }, isFocused = false }: TakenExtrasProps) {
  const { t, language } = useI18n()
  if (takenExtras.length === 0) return null
  return (
    <Notice kind="problem" isFocused={isFocused} title={t('extras.takenTitle')}>
      {takenExtras.map((extra) => (
        <p key={extra.code}>{extraOutWords(extra, language)}</p>
      ))}
      <p>{t('extras.takenText')}</p>
    </Notice>
  )
}
