import { ok, type Result, refuse } from '../result.ts'
import { digitsOf, isCedula, isRnc } from './check-digits.ts'

export const DOCUMENT_KINDS = ['cedula', 'passport', 'rnc'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** By what a customer is named to the tax office and in contracts. */
export interface IdentityDocument {
  readonly kind: DocumentKind
  /** Digits alone of a cédula and an RNC; of a passport capitals and digits. */
  readonly number: string
}

/** A passport's number has nine characters at most; those of some other documents of travel have more. */
const PASSPORT = /^[A-Z\d]{5,20}$/

/**
 * A document as it was typed, with separators or without, in the one spelling that is stored.
 *
 * Source: rules.md, "Numbers of taxpayers".
 */
export function identityDocument({
  kind,
  number,
}: IdentityDocument): Result<IdentityDocument, 'rnc-invalid' | 'cedula-invalid' | 'passport-invalid'> {
  const plain = digitsOf(number)
  switch (kind) {
    case 'rnc':
      return isRnc(plain) ? ok({ kind, number: plain }) : refuse('rnc-invalid')
    case 'cedula':
      return isCedula(plain) ? ok({ kind, number: plain }) : refuse('cedula-invalid')
    case 'passport': {
      const capitals = plain.toUpperCase()
      return PASSPORT.test(capitals) ? ok({ kind, number: capitals }) : refuse('passport-invalid')
    }
  }
}
