/** A question to confirm before an action. */
export interface Question {
  /** The subject of the question. */
  title: string
  question: string
  hint?: string | undefined
  /** The labels of the buttons. */
  confirm: string
  cancel: string
  /** Whether confirming destroys something. */
  destroys?: boolean
  /** An alternative action. */
  instead?: { label: string; onPress: () => void }
  onConfirm: () => void
  onCancel?: () => void
}

let current: Question | undefined
const listeners = new Set<() => void>()

/** The open question, if there is one. */
export const openQuestion = (): Question | undefined => current

/** Subscribes to changes; returns the function that unsubscribes. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a question and replaces any open one; without an argument, closes it. */
export function ask(question: Question | undefined): void {
  current = question
  for (const listener of listeners) listener()
}
