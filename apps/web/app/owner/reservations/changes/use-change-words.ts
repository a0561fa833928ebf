import { useQuery } from '@tanstack/react-query'
import { storedLanguage } from '../../words/language.ts'
import { screenWords } from '../../words/loaded-messages.ts'

const loadWords = screenWords('changes')

/** Loads the words of forms that change reservations: these open from many screens, so the words are loaded with them. */
export const useChangeWords = () =>
  useQuery({
    queryKey: ['words', 'changes', storedLanguage()],
    queryFn: loadWords,
    staleTime: Number.POSITIVE_INFINITY,
  })
