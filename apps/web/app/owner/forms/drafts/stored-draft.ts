/** Where an owner's unsaved form is stored on this device. */
const keyOf = (owner: number, form: string) => `nelly-draft:${owner}:${form}`

/** The stored values of a form; undefined where there are none or they can't be parsed. */
export function readDraft<V extends object>(owner: number, form: string): V | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(owner, form)) ?? 'null')
    return typeof saved === 'object' && saved !== null ? (saved as V) : undefined
  } catch {
    return undefined
  }
}

/** Stores an owner's unsaved form on this device. */
export function saveDraft(owner: number, form: string, values: object): void {
  try {
    localStorage.setItem(keyOf(owner, form), JSON.stringify(values))
  } catch {
    // Without storage space there are no drafts; the form itself still works.
  }
}

export const discardDraft = (owner: number, form: string): void => localStorage.removeItem(keyOf(owner, form))
