import { type Names, renamed, wireNames } from '@nelly/contract/names'
import type { Outcome } from '@nelly/contract/refusal-details'
import { mergeEdit } from '@nelly/domain/merge-edit'
import { ok, refuse } from '@nelly/domain/result'

/**
 * The fields that an edit with a `base` still changes of the stored values: all of them without one. Values are spelled
 * as on the wire; conflicts are told by the wire's names.
 */
export function editChanges<E extends object>(
  edit: E,
  base: { readonly [Field in keyof E]?: unknown } | undefined,
  stored: { readonly [Field in keyof E]?: unknown },
  names: Names,
): Outcome<ReadonlySet<keyof E>, 'changed-meanwhile'> {
  const { changed, conflicts } = mergeEdit({ edit, base: base ?? {}, stored })
  const isClear = Object.keys(conflicts).length === 0
  if (isClear) return ok(changed)
  return refuse('changed-meanwhile', { conflicts: renamed(conflicts, wireNames(names)) })
}

/** Those fields of an edit that are among these. */
export const fieldsAmong = <E extends object>(edit: E, fields: ReadonlySet<keyof E>): Changes<E> =>
  Object.fromEntries(Object.entries(edit).filter(([field]) => fields.has(field as keyof E))) as Changes<E>

/** The changed fields of an edit; they are never undefined. */
export type Changes<E> = { [Field in keyof E]?: Exclude<E[Field], undefined> }
