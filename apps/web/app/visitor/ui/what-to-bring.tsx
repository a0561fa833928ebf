import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import { useI18n } from '../i18n.tsx'

/** The documents and cards that a customer brings to the pickup. */
export function WhatToBring() {
  const { language } = useI18n()
  return (
    <ul className="bullets">
      {whatToBring(language).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
