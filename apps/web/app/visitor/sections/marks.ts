import type { PartId } from '@nelly/domain/site/sections'
import { createContext, useContext } from 'react'

/** The attribute that says in which field of the editor an element is edited; none on visitors' pages. */
export type Mark = { readonly 'data-field'?: string }

const Marked = createContext(false)

/** Whether elements say in which field they are edited: only in the editor's preview. */
export const MarksProvider = Marked.Provider

/** Marks the elements of a section by their fields, such as `headline`; without one, the section itself. */
export function useMarks(id: PartId): (field?: string) => Mark {
  const isMarked = useContext(Marked)
  return (field) => (isMarked ? { 'data-field': `section:${id}${field ? `.${field}` : ''}` } : {})
}
