/** Something to be agreed to before it is done. */
export interface Question {
  /** Names what it is about. */
  title: string
  question: string
  hint?: string | undefined
  /** The words on the buttons. */
  confirm: string
  cancel: string
  /** Whether agreeing destroys something. */
  destroys?: boolean
  /** Something else that may be meant. */
  instead?: { label: string; onPress: () => void }
  onConfirm: () => void
  onCancel?: () => void
}

let current: Question | undefined
const listeners = new Set<() => void>()

/** The question that is open, if one is. */
export const openQuestion = (): Question | undefined => current

/** Tells of every change; gives the way to stop it. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a question in the place of any that is open; without one, closes it. */
export function ask(question: Question | undefined): void {
  current = question
  for (const listener of listeners) listener()
}
