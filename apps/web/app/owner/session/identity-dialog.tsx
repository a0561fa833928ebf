import { useEffect, useRef, useState } from 'react'
import { onIdentityQuestion } from '../mutations/identity-question.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LazyContent } from '../ui/lazy-content.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useWords } from '../words/use-words.ts'

const IdentityForm = lazyPart(async () => ({
  default: (await import('./identity-form.tsx')).IdentityForm,
}))

/** Asks for the password before what is dangerous, above any other dialog. */
export function IdentityDialog() {
  const t = useWords('session')
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)
  const [opened, setOpened] = useState(false)
  useEffect(
    () =>
      onIdentityQuestion(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setOpened(true)
          }),
      ),
    [],
  )
  const close = (isConfirmed: boolean) => {
    setOpened(false)
    answer.current?.(isConfirmed)
    answer.current = undefined
  }
  return (
    <Dialog opened={opened} onClose={() => close(false)} label={t('confirmTitle')}>
      <h2 className="heading">{t('confirmTitle')}</h2>
      <p className="soft">{t('confirmHint')}</p>
      <LazyContent>
        <IdentityForm onConfirmed={() => close(true)} onCancel={() => close(false)} />
      </LazyContent>
    </Dialog>
  )
}
