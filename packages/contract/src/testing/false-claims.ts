/**
 * Claims that no text of the product may make. No money is taken, so nothing was paid, withheld or refunded; a
 * reservation is confirmed at once, or asked for and answered by a time that is said, so nobody has to get in touch; and a price per day never
 * includes the charges and taxes of a booking.
 */
const FALSE_CLAIMS: readonly RegExp[] = [
  /refund|prepaid|paid in advance|reembols|prepag/i,
  /g(?:ive|ives|iven|ave) (?:\w+ )?back|cancel for|cancelar por|se devuelven? (?:\{|US\$|nada|dinero)|givenBack/i,
  /what is kept|(?:\{\w+\}|US\$[\d.,]+|fee) (?:is|are|was|were) kept|retien|reteni|retener|retuv/i,
  /re(?:ceived your|servation was received|cibió tu reserva|cibimos tu reserva)/i,
  /gets? in touch|comunicar|comuníca/i,
  /sin cargos|before charges/i,
  /(?:per day|por día)[^.,]*(?:inclu|all-in)|(?:inclu|all-in)[^.]*(?:per day|por día)/i,
]

/** The claims among them that a text makes. */
export const falseClaimsIn = (text: string): string[] =>
  FALSE_CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? [])
