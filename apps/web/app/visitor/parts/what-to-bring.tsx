import { whatToBring } from '@nelly/contract/pickup-words'
import { useSpeech } from '../speech.tsx'
import styles from './what-to-bring.module.css'

/** The documents and cards that a customer brings to the pickup. */
export function WhatToBring() {
  const { language } = useSpeech()
  return (
    <ul className={styles.list}>
      {whatToBring[language].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
