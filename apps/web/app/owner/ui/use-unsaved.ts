import { createContext, type RefObject, useContext, useEffect } from 'react'

/** Whether what was typed in the dialog around would be lost with it. */
export const UnsavedContext = createContext<RefObject<boolean> | undefined>(undefined)

/** Tells the dialog around a form whether something in it was changed, until the form is gone. */
export function useUnsaved(isChanged: boolean): void {
  const unsaved = useContext(UnsavedContext)
  useEffect(() => {
    if (!unsaved) return
    unsaved.current = isChanged
    return () => {
      unsaved.current = false
    }
  }, [unsaved, isChanged])
}
