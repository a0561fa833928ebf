/** Where an owner's unsaved form is kept on this device. */
const keyOf = (owner: number, form: string) => `nelly-draft:${owner}:${form}`

/** What a form held when it was last touched; undefined where nothing is kept or it can't be read. */
export function readDraft<V extends object>(owner: number, form: string): V | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(owner, form)) ?? 'null')
    return typeof saved === 'object' && saved !== null ? (saved as V) : undefined
  } catch {
    return undefined
  }
}

export function saveDraft(owner: number, form: string, values: object): void {
  try {
    localStorage.setItem(keyOf(owner, form), JSON.stringify(values))
  } catch {
    // A device without room keeps no drafts; the form itself goes on.
  }
}

export const discardDraft = (owner: number, form: string): void => localStorage.removeItem(keyOf(owner, form))
