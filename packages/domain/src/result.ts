/** The result of a rule: the value, or the name of the refusal. Bugs are thrown; this is for what people do. */
export type Result<T, R extends string> = { ok: true; value: T } | { ok: false; refusal: R }

/** Success, with its value. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** A refusal, with its name. */
export const refuse = <const R extends string>(refusal: R): { ok: false; refusal: R } => ({
  ok: false,
  refusal,
})
