/**
 * The WhatsApp address of that phone; undefined where the number has no country code. Ten digits with an area code of
 * the Dominican Republic are a number there.
 */
export function whatsAppLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (/^\s*\+/.test(phone)) return digits.length >= 8 ? `https://wa.me/${digits}` : undefined
  if (/^00[1-9]\d{7,}$/.test(digits)) return `https://wa.me/${digits.slice(2)}`
  if (/^8[024]9\d{7}$/.test(digits)) return `https://wa.me/1${digits}`
  return /^1\d{10}$/.test(digits) ? `https://wa.me/${digits}` : undefined
}
