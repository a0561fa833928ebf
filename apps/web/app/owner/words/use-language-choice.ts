import type { Language } from '@nelly/contract/wire'
import { useRevalidator } from 'react-router'
import { keepLanguage, storedLanguage } from './language.ts'

/** The language of the interface and a function to change it; the page is updated at once. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const { revalidate } = useRevalidator()
  const choose = (language: Language) => {
    keepLanguage(language)
    void revalidate()
  }
  return [storedLanguage(), choose]
}
