import { type ReactNode, useId } from 'react'
import css from './form-section.module.css'

/** A section of a long form: its description on the left, its fields on the right. */
export function FormSection(props: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{props.title}</h2>
        {props.hint && <p className="muted">{props.hint}</p>}
      </div>
      <div className={css.fields}>{props.children}</div>
    </section>
  )
}
