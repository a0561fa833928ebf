/** The result of a rule: the value, or the name of the refusal. Bugs are thrown; this is for what people do. */
export type Result<T, R extends string> = { ok: true; value: T } | { ok: false; refusal: R }

/** Success, with its value. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** A refusal, with its name and what it tells besides. */
export function refuse<const R extends string>(refusal: R): { ok: false; refusal: R }
export function refuse<const R extends string, D extends object>(
  refusal: R,
  details: D,
): { ok: false; refusal: R } & D
export function refuse(refusal: string, details?: object) {
  return { ok: false, refusal, ...details }
}
