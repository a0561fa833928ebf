/** What a rule answers: the value, or the name of the reason why not. Bugs are thrown; this is for what people do. */
export type Result<T, R extends string> = { ok: true; value: T } | { ok: false; refusal: R }

/** The rule was kept; here is what it made. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** The rule said no, for the reason named. */
export const refuse = <const R extends string>(refusal: R): { ok: false; refusal: R } => ({
  ok: false,
  refusal,
})
