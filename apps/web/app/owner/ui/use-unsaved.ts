import { type RefObject, useEffect } from 'react'

/** Tells a form's dialog whether something in it was changed, until the form is gone. */
export function useUnsaved(unsaved: RefObject<boolean>, isChanged: boolean): void {
  useEffect(() => {
    unsaved.current = isChanged
    return () => {
      unsaved.current = false
    }
  }, [unsaved, isChanged])
}
