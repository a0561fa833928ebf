import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from '../dialog.tsx'
import { DialogButtons } from '../dialog-buttons.tsx'
import { ask, onQuestion, openQuestion } from './open-question.ts'

/** The open question. The button that cancels has the focus first. */
export function QuestionDialog() {
  const question = useSyncExternalStore(onQuestion, openQuestion)
  const cancel = () => {
    ask(undefined)
    question?.onCancel?.()
  }
  return (
    <Dialog opened={question !== undefined} onClose={cancel} label={question?.title ?? ''}>
      {question && (
        <>
          <h2 className="heading">{question.title}</h2>
          <p className="spaced">{question.question}</p>
          {question.hint && <p className="muted">{question.hint}</p>}
          <DialogButtons>
            <Button variant="default" onClick={cancel}>
              {question.cancel}
            </Button>
            {question.instead && (
              <Button
                variant="default"
                onClick={() => {
                  ask(undefined)
                  question.instead?.onPress()
                }}
              >
                {question.instead.label}
              </Button>
            )}
            <Button
              {...(question.destroys && { color: 'red.8' })}
              onClick={() => {
                ask(undefined)
                question.onConfirm()
              }}
            >
              {question.confirm}
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  )
}
