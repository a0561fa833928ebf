/** Whose law starting texts are written for. */
export const JURISDICTIONS = ['dominican', 'european'] as const
export type Jurisdiction = (typeof JURISDICTIONS)[number]

/** The law that a landing in a time zone is likely to be under; its operator can take the other texts. */
export const jurisdictionOf = (timezone: string): Jurisdiction =>
  /^(Europe\/|Atlantic\/(Canary|Madeira|Azores|Reykjavik|Faroe))/.test(timezone) ? 'european' : 'dominican'
