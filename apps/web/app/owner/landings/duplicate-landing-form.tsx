import { Text } from '@mantine/core'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { namesOfDuplicate } from '@nelly/domain/landings/name-of-duplicate'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLandings } from '../landing/use-landings.ts'
import { NameField } from '../landing-fields/name-field.tsx'
import { useNameCheck } from '../landing-fields/use-name-check.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { type Original, useDuplicateLanding } from './use-duplicate-landing.ts'

/** Asks for the name of a duplicate of a landing, says what it will have, and leads to it. */
export function DuplicateLandingForm({ landing, onClose }: { landing: Original; onClose: () => void }) {
  const t = useWords('duplicate')
  const list = useWords('landings')
  const suggested = useSuggestedName(landing.displayName)
  const { name } = suggested
  const check = useNameCheck(name)
  const duplication = useDuplicateLanding(landing, onClose)
  const nameError = duplication.tried?.name === name ? duplication.nameError : undefined
  const field = useRef<HTMLDivElement>(null)
  const { suggestNext } = suggested
  useEffect(() => {
    if (check.refused) suggestNext()
  }, [check.refused, suggestNext])
  useEffect(() => {
    if (nameError) field.current?.querySelector('input')?.focus()
  }, [nameError])
  return (
    <DialogForm
      // It goes on when the form is closed.
      isChanged={!duplication.isPending && suggested.isTyped}
      failure={duplication.failure}
      submit={list('duplicate')}
      pending={duplication.isPending}
      disabled={!addressFor(name).ok}
      isSteady={false}
      onSubmit={() => {
        if (check.refused) field.current?.querySelector('input')?.focus()
        else if (addressFor(name).ok) duplication.duplicate({ name })
      }}
      onCancel={onClose}
    >
      <div ref={field}>
        <NameField value={name} error={nameError} onChange={suggested.type} check={check} />
      </div>
      <Text component="dl" m={0} size="sm">
        <Fact name={t('copied')}>{t('copiedList')}</Fact>
        <Fact name={t('left')}>{t('leftList')}</Fact>
      </Text>
      <Text size="sm">{t('sameCars')}</Text>
      <Text size="sm">{t('draft')}</Text>
      <Text role="status" size="sm">
        {duplication.isPending && t('busy')}
      </Text>
    </DialogForm>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <Text component="dt" inherit fw={600}>
        {name}
      </Text>
      <Text component="dd" inherit m="0 0 8px" c="dimmed">
        {children}
      </Text>
    </>
  )
}

/** The name of a duplicate: suggested until somebody types another one. */
function useSuggestedName(original: string) {
  const landings = useLandings()
  const [names] = useState(() => namesOfDuplicate(original))
  const isOwn = (name: string) =>
    landings.data?.some(({ address }) => {
      const own = addressFor(name)
      return own.ok && own.value === address
    })
  const nextFree = () => {
    let name = names.next().value
    while (isOwn(name)) name = names.next().value
    return name
  }
  const [name, setName] = useState(nextFree)
  const [isTyped, setTyped] = useState(false)
  return {
    name,
    isTyped,
    type(typed: string) {
      setTyped(true)
      setName(typed)
    },
    /** Suggests another one, where this one can't be had. */
    suggestNext: useCallback(() => {
      if (!isTyped) setName(names.next().value)
    }, [isTyped, names]),
  }
}
