import { type ReactNode, useId } from 'react'

interface TitledCardProps {
  title: string
  /** Buttons beside the title. They change what the card shows, so that a new title is announced. */
  tools?: ReactNode
  /** A card of a list is its item; any other is a section that its title names. */
  isItem?: boolean
  children: ReactNode
}

/** A card with a title. */
export function TitledCard({ title, tools, isItem = false, children }: TitledCardProps) {
  const id = useId()
  const className = 'card stack'
  const content = (
    <>
      <div className="row">
        <h2 id={id} className="grow" aria-live={tools ? 'polite' : undefined}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </>
  )
  if (isItem) return <li className={className}>{content}</li>
  return (
    <section className={className} aria-labelledby={id}>
      {content}
    </section>
  )
}
