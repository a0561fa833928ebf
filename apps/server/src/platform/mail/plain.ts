/**
 * Sanitizes text of visitors to one line that is harmless in a header, a page or a calendar: without line breaks and
 * other control characters, and without those that change the direction of text.
 */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
