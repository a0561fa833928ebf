import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { NotLoaded } from './not-loaded.tsx'

interface LoadedSectionProps<Data> {
  title: string
  query: UseQueryResult<Data>
  /** What is said where it could not be read. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** A section of something that is open, which is read for itself. */
export function LoadedSection<Data>({ title, query, failed, children }: LoadedSectionProps<Data>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="list">
      <h3 id={id} className="heading">
        {title}
      </h3>
      {!query.isSuccess && <NotLoaded query={query} {...(failed && { title: failed })} />}
      {query.data !== undefined && children(query.data)}
    </section>
  )
}
