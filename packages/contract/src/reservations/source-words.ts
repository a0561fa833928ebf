import { isOwnRef, type Source } from '@nelly/domain/reservations/source'
import type { Language } from '../wire.ts'
import { reservationsIn } from '../words/reservations.ts'

/** A name of a source as operators read it: our own links by a word, all others as they were given. */
export const sourceNameWords = (name: string, language: Language): string =>
  isOwnRef(name) ? reservationsIn(language)(`sources.${name}`) : name

/** All that is known of where a visitor came from. */
export const sourceWords = ({ ref, utmSource, utmMedium, utmCampaign }: Source, language: Language): string =>
  [ref && sourceNameWords(ref, language), utmSource, utmMedium, utmCampaign].filter(Boolean).join(' · ')
