import type { Language } from '@nelly/contract/wire'
import { useEffect, useState } from 'react'
import { type I18n, speak } from '../../../visitor/i18n.tsx'

const catalogues = {
  es: () => import('@nelly/contract/messages/es/visitor/home.json'),
  en: () => import('@nelly/contract/messages/en/visitor/home.json'),
}

/** The words of visitors' pages in a language, which are loaded when it is first shown; until then those of the one before. */
export function useVisitorWords(language: Language | undefined): I18n | undefined {
  const [speech, setSpeech] = useState<I18n>()
  useEffect(() => {
    if (!language) return
    let isWanted = true
    void catalogues[language]().then(({ default: messages }) => {
      if (isWanted) setSpeech(speak(language, messages))
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return speech
}
