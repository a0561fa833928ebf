/**
 * What distinguishes one plate from another: its letters and digits. Capitals, blanks and hyphens do not matter:
 * `a-123 456` is `A123456`.
 *
 * Source: rules.md, "Units".
 */
export const plateKey = (plate: string): string =>
  plate
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text has a letter or a digit of a plate. */
export const isPlate = (text: string): boolean => plateKey(text) !== ''

/** A vehicle with the plate of the unit where it is known: `Kia Picanto · A123456`. */
export const withPlate = (vehicleName: string, plate: string | null | undefined): string =>
  plate ? `${vehicleName} · ${plate}` : vehicleName
