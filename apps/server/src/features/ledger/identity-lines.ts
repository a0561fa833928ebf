import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { drawable } from '../../platform/images/share/fonts.ts'

/** Who an account is on paper. */
export interface PaperIdentity {
  readonly name: string
  readonly legalName: string | null
  readonly taxNumber: string | null
  readonly legalAddress: string | null
}

/** The same line by line: the name of the business, and what is known of who it is. */
export function identityLines(
  { name, legalName, taxNumber, legalAddress }: PaperIdentity,
  language: Language,
): string[] {
  const t = elsewhereIn(language)
  const isDominican = /^(\d{9}|\d{11})$/.test(taxNumber ?? '')
  return [
    name,
    legalName === name ? '' : legalName,
    taxNumber && t(isDominican ? 'receipt.rnc' : 'receipt.taxNumber', { number: taxNumber }),
    ...(legalAddress ?? '').split('\n'),
  ]
    .map((line) => drawable(line ?? ''))
    .filter(Boolean)
}
