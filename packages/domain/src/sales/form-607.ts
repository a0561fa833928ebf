import { decimalDigits, type MinorUnits, minorUnits } from '../money.ts'
import type { DocumentKind, IdentityDocument } from '../taxpayers/identity-document.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { PESO, type SaleForms } from './sale.ts'

/** The kind of a business's income: of its operations, or of letting. Its accountant decides. */
export const INCOME_KINDS = ['01', '04'] as const
export type IncomeKind = (typeof INCOME_KINDS)[number]

/** The columns of form 607 of the DGII, by its own names. */
export const FORM_607_COLUMNS = [
  'RNC/Cédula o Pasaporte',
  'Tipo Identificación',
  'Número Comprobante Fiscal',
  'Número Comprobante Fiscal Modificado',
  'Tipo de Ingreso',
  'Fecha Comprobante',
  'Fecha de Retención',
  'Monto Facturado',
  'ITBIS Facturado',
  'ITBIS Retenido por Terceros',
  'ITBIS Percibido',
  'Retención Renta por Terceros',
  'ISR Percibido',
  'Impuesto Selectivo al Consumo',
  'Otros Impuestos/Tasas',
  'Monto Propina Legal',
  'Efectivo',
  'Cheque/Transferencia/Depósito',
  'Tarjeta Débito/Crédito',
  'Venta a Crédito',
  'Bonos o Certificados de Regalo',
  'Permuta',
  'Otras Formas de Ventas',
] as const

/** A document as form 607 has it. */
export interface Form607Sale {
  /** Null where it is not known, or was erased. */
  readonly document: IdentityDocument | null
  readonly fiscalNumber: string
  /** That of the document it corrects; null for one that corrects none. */
  readonly modified: string | null
  readonly day: CalendarDate
  /** Of the peso, below zero for a credit note. */
  readonly pesos: { readonly tax: MinorUnits; readonly total: MinorUnits; readonly forms: SaleForms }
}

const DOCUMENT_KINDS: Readonly<Record<DocumentKind, string>> = { rnc: '1', cedula: '2', passport: '3' }

/**
 * The row of a document in form 607. The kind of its number says whether it takes off: no amount is below zero. What nobody told us, such
 * as retentions, is blank.
 *
 * Source: rules.md, "Sale documents".
 */
export function form607Row(
  { document, fiscalNumber, modified, day, pesos }: Form607Sale,
  income: IncomeKind,
): string[] {
  const { cash, card, transfer, other, credit } = pesos.forms
  return [
    document?.number ?? '',
    document ? DOCUMENT_KINDS[document.kind] : '',
    fiscalNumber,
    modified ?? '',
    income,
    day.replaceAll('-', ''),
    '',
    written(pesos.total - pesos.tax),
    written(pesos.tax),
    ...Array<string>(7).fill(''),
    written(cash),
    written(transfer),
    written(card),
    written(credit),
    '',
    '',
    written(other),
  ]
}

const written = (amount: number): string =>
  decimalDigits({ minor: minorUnits(Math.abs(amount)), currency: PESO })
