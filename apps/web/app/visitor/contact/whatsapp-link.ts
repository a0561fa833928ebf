import { internationalDigits } from '@nelly/domain/phone'

/** The link that begins a chat with a number; undefined where it has no country code. Source: WhatsApp, "Click to chat". */
export function whatsappLink(number: string, text: string): string | undefined {
  const digits = internationalDigits(number)
  return digits === undefined ? undefined : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
