/** The text as people compare it: lower case, without accents, without space around it. `Eléctrico` is `electrico`. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
