import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from '../dialog.tsx'
import { ask, askedQuestion, onQuestion } from './asked-question.ts'
import css from './question-dialog.module.css'

const close = () => ask(undefined)

/** The question that is open. The keyboard begins at the button that changes nothing. */
export function QuestionDialog() {
  const question = useSyncExternalStore(onQuestion, askedQuestion)
  return (
    <Dialog opened={question !== undefined} onClose={close} label={question?.title ?? ''}>
      {question && (
        <>
          <h2 className={css.title}>{question.title}</h2>
          <p>{question.question}</p>
          {question.hint && <p className={css.hint}>{question.hint}</p>}
          <div className={css.buttons}>
            <Button variant="default" onClick={close}>
              {question.cancel}
            </Button>
            <Button
              {...(question.destroys && { color: 'red.8' })}
              onClick={() => {
                close()
                question.onConfirm()
              }}
            >
              {question.confirm}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
