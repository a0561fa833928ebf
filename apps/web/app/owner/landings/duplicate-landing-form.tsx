import { Alert, Button, Text } from '@mantine/core'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { namesOfDuplicate } from '@nelly/domain/landings/name-of-duplicate'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLandings } from '../landing/use-landings.ts'
import { NameField } from '../landing-fields/name-field.tsx'
import { stopAtTakenName } from '../landing-fields/to-taken-name.ts'
import { useNameCheck } from '../landing-fields/use-name-check.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { useWords } from '../words/use-words.ts'
import { CopiesOnSale } from './copies-on-sale.tsx'
import { type Original, useDuplicateLanding } from './use-duplicate-landing.ts'

/** Asks for the name of a duplicate of a landing, says what it will have, and leads to it. */
export function DuplicateLandingForm({ landing, onClose }: { landing: Original; onClose: () => void }) {
  const t = useWords('duplicate')
  const list = useWords('landings')
  const common = useWords('common')
  const suggested = useSuggestedName(landing.displayName)
  const { name } = suggested
  const check = useNameCheck(name)
  const vehicles = useVehicles(landing.id)
  const [onSale, chooseOnSale] = useState<number[]>([])
  const duplication = useDuplicateLanding(landing, onClose)
  const nameError = duplication.tried?.name === name ? duplication.nameError : undefined
  const form = useRef<HTMLFormElement>(null)
  const { suggestNext } = suggested
  useEffect(() => {
    if (check.refused) suggestNext()
  }, [check.refused, suggestNext])
  // It comes after its dialog, which focuses what is in it when it opens.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])
  useEffect(() => {
    if (nameError) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [nameError])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!addressFor(name).ok || stopAtTakenName(event, check)) return
        duplication.duplicate({ name, onSale })
      }}
    >
      <NameField
        form={{
          draft: { name },
          errors: { name: nameError },
          change: (changes) => suggested.type(changes.name),
        }}
        check={check}
      />
      <Text component="dl" my={16} size="sm">
        <Fact name={t('copied')}>{t('copiedList')}</Fact>
        <Fact name={t('left')}>{t('leftList')}</Fact>
      </Text>
      {!vehicles.data && <NotLoaded query={vehicles} title={t('vehiclesFailed')} />}
      {vehicles.data && vehicles.data.length > 0 && (
        <CopiesOnSale vehicles={vehicles.data} chosen={onSale} onChange={chooseOnSale} />
      )}
      <Text size="sm">{t('draft')}</Text>
      <Text role="status" size="sm">
        {duplication.isPending && t('busy')}
      </Text>
      {duplication.failure && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle />}>
          {duplication.failure}
        </Alert>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <BusyButton
          type="submit"
          busy={duplication.isPending}
          disabled={!addressFor(name).ok || !vehicles.data}
        >
          {list('duplicate')}
        </BusyButton>
      </DialogButtons>
    </form>
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
