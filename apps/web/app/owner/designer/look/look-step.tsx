import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import css from './look.module.css'

/** One of the wizard's steps, ticked once it is complete. */
export function LookStep(props: { number: number; title: string; done: boolean; children: ReactNode }) {
  const say = useWords('designer')
  return (
    <section className={css.step} aria-labelledby={`step-${props.number}`}>
      <h2 className={css.stepTitle} id={`step-${props.number}`}>
        <span className={css.number} data-done={props.done || undefined}>
          {props.done ? <IconCheck size={16} stroke={2.4} aria-label={say('done')} /> : props.number}
        </span>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
