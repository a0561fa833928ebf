import { DOCUMENT_KINDS } from '../taxpayers/identity-document.ts'
import type { FieldKind, ValuesOf } from './field-kinds.ts'

/** The columns of customers. Pictures of documents are none. */
export const CUSTOMERS = {
  /** The first name where another column has the last name, else both. */
  name: { kind: 'text', most: 160 },
  lastName: { kind: 'text', most: 80 },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  documentKind: { kind: 'code', codes: DOCUMENT_KINDS },
  document: { kind: 'mark', most: 40 },
  notes: { kind: 'text', most: 4000, lines: true },
} as const satisfies Record<string, FieldKind>
export type CustomerField = keyof typeof CUSTOMERS
export type CustomerValues = ValuesOf<typeof CUSTOMERS>

/** The heads by which they are known, in Spanish and English, besides the names of the fields. */
export const CUSTOMER_HEADS: Readonly<Record<CustomerField, string>> = {
  name: 'nombre, nombres, nombre completo, nombre y apellido, nombre y apellidos, cliente, nombre del cliente, full name, first name, customer, customer name, client',
  lastName: 'apellido, apellidos, surname, family name',
  phone:
    'teléfono, tel, teléfonos, móvil, celular, cel, whatsapp, número de teléfono, telephone, phone number, mobile, cell',
  email: 'correo, correo electrónico, e-mail, mail, email address',
  documentKind: 'tipo de documento, tipo documento, clase de documento, document type, id type',
  document:
    'documento, número de documento, no documento, cédula, cédula o pasaporte, cédula/pasaporte, identificación, pasaporte, rnc, dni, document number, id number, passport, passport number',
  notes: 'notas, nota, observaciones, observación, comentario, comentarios, remarks, comments, note',
}

const DOCUMENTS: Readonly<Record<string, (typeof DOCUMENT_KINDS)[number]>> = {
  cedula: 'cedula',
  ced: 'cedula',
  ceduladeidentidad: 'cedula',
  pasaporte: 'passport',
  passport: 'passport',
  pas: 'passport',
  rnc: 'rnc',
}

/** The kind of document that a word means, in small letters, without accents and blanks; undefined for others. */
export const documentKindOf = (letters: string): string | undefined =>
  Object.hasOwn(DOCUMENTS, letters) ? DOCUMENTS[letters] : undefined
