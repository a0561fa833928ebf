import { expect, test } from 'vitest'
import { identityDocument } from './identity-document.ts'
import { taxNumber } from './tax-number.ts'

for (const [kind, typed, stored] of [
  ['rnc', '131880738', '131880738'],
  ['rnc', '1-30-86234-6', '130862346'],
  ['rnc', '101672919', '101672919'],
  ['rnc', '133470616', '133470616'],
  ['rnc', '131111111', 'rnc-invalid'],
  ['rnc', '13188073', 'rnc-invalid'],
  ['rnc', '001-1234567-3', 'rnc-invalid'],
  ['cedula', '001-1234567-3', '00112345673'],
  ['cedula', '001 1234567 3', '00112345673'],
  ['cedula', '001-1234567-4', 'cedula-invalid'],
  ['cedula', '001-1234567', 'cedula-invalid'],
  ['cedula', '٠٠١١٢٣٤٥٦٧٣', 'cedula-invalid'],
  ['passport', 'rd 1234567', 'RD1234567'],
  ['passport', 'x123', 'passport-invalid'],
  ['passport', 'Ñ12345678', 'passport-invalid'],
  ['passport', 'A'.repeat(21), 'passport-invalid'],
] as const)
  test(`a customer's ${kind} typed as ${typed} is ${stored}`, () => {
    const outcome = identityDocument({ kind, number: typed })
    expect(outcome.ok ? outcome.value : outcome.refusal).toEqual(
      outcome.ok ? { kind, number: stored } : stored,
    )
  })

for (const [typed, stored] of [
  ['131-88073-8', '131880738'],
  ['131111111', 'rnc-invalid'],
  ['001-1234567-3', '00112345673'],
  ['00112345674', 'cedula-invalid'],
  ['DE123456789', 'DE123456789'],
  ['EIN 12-3456789', 'EIN 12-3456789'],
  ['12.345.678-9 K', '12.345.678-9 K'],
] as const)
  test(`the tax number ${typed} of a business is ${stored}`, () => {
    const outcome = taxNumber(typed)
    expect(outcome.ok ? outcome.value : outcome.refusal).toBe(stored)
  })
