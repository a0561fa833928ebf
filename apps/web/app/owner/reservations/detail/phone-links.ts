/** The phone as a `tel:` link takes it. */
export const callLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/**
 * Where WhatsApp writes to that phone; undefined where the number does not tell its country. Ten digits with one of the
 * Dominican Republic's area codes are a number there.
 */
export function whatsAppLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (/^\s*\+/.test(phone)) return digits.length >= 8 ? `https://wa.me/${digits}` : undefined
  if (/^00[1-9]\d{7,}$/.test(digits)) return `https://wa.me/${digits.slice(2)}`
  if (/^8[024]9\d{7}$/.test(digits)) return `https://wa.me/1${digits}`
  return /^1\d{10}$/.test(digits) ? `https://wa.me/${digits}` : undefined
}
