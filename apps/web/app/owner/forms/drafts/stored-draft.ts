/**
 * Which form drafts are stored in: to be raised with every change of what a form's values are called or mean, such as the unit of an
 * amount. A draft of another one is not read.
 */
const DRAFT_SCHEMA = 2

/** Where an owner's unsaved form is stored on this device. */
const keyOf = (owner: number, form: string) => `nelly-draft:${owner}:${form}`

interface Stored<V> {
  schema: number
  values: V
}

/** The stored values of a form; undefined where there are none that this version can read. */
export function readDraft<V extends object>(owner: number, form: string): V | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(keyOf(owner, form)) ?? 'null') as Stored<V> | null
    return saved?.schema === DRAFT_SCHEMA ? saved.values : undefined
  } catch {
    return undefined
  }
}

/** Stores an owner's unsaved form on this device. */
export function saveDraft(owner: number, form: string, values: object): void {
  try {
    localStorage.setItem(
      keyOf(owner, form),
      JSON.stringify({ schema: DRAFT_SCHEMA, values } satisfies Stored<object>),
    )
  } catch {
    // Without storage space there are no drafts; the form itself still works.
  }
}

export const discardDraft = (owner: number, form: string): void => localStorage.removeItem(keyOf(owner, form))
