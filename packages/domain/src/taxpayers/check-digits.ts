const RNC_WEIGHTS = [7, 9, 8, 6, 5, 4, 3, 2]

/**
 * Whether nine digits are an RNC, the number of a taxpayer of the Dominican Republic: the last is its check digit, by weights and modulo 11.
 *
 * Source: rules.md, "Numbers of taxpayers".
 */
export function isRnc(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false
  const sum = RNC_WEIGHTS.reduce((sofar, weight, at) => sofar + weight * Number(digits[at]), 0)
  const rest = sum % 11
  const check = rest === 0 ? 2 : rest === 1 ? 1 : 11 - rest
  return check === Number(digits[8])
}

/** Whether eleven digits are a cédula, the number of an identity card there: the last is its check digit, by Luhn's rule. Source: the same. */
export function isCedula(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const sum = [...digits].reduce((sofar, digit, at) => {
    const product = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sofar + (product > 9 ? product - 9 : product)
  }, 0)
  return sum % 10 === 0
}

/** The digits of a number however people separate them, as in `001-1234567-3`. */
export const digitsOf = (typed: string): string => typed.replace(/[\s.-]/g, '')
