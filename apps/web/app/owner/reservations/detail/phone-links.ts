import { internationalDigits } from '@nelly/domain/phone'

/** The WhatsApp address of that phone; undefined where the number has no country code. */
export function whatsAppLink(phone: string): string | undefined {
  const digits = internationalDigits(phone)
  return digits && `https://wa.me/${digits}`
}
