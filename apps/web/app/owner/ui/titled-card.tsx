import { type ReactNode, useId } from 'react'
import card from './card.module.css'
import css from './titled-card.module.css'

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
  const className = `${card.card} ${css.titled}`
  const content = (
    <>
      <div className={css.head}>
        <h2 id={id} className={css.title} aria-live={tools ? 'polite' : undefined}>
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
