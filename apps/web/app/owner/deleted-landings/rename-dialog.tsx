import { Text, TextInput } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { useEffect, useRef, useState } from 'react'
import { publicAddress } from '../landing/public-address.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import type { Renaming } from './use-bring-back.ts'

interface RenameDialogProps {
  renaming: Renaming | undefined
  pending: boolean
  onRename: (landing: OwnedLanding, name: string) => void
  onClose: () => void
}

/** Asks for another name for a landing whose name was taken while it was deleted. */
export function RenameDialog({ renaming, pending, onRename, onClose }: RenameDialogProps) {
  const t = useWords('deleted')
  return (
    <TitledDialog opened={renaming !== undefined} onClose={onClose} title={t('renameTitle')}>
      {renaming && <RenameForm renaming={renaming} pending={pending} onRename={onRename} onClose={onClose} />}
    </TitledDialog>
  )
}

function RenameForm({ renaming, pending, onRename, onClose }: RenameDialogProps & { renaming: Renaming }) {
  const t = useWords('deleted')
  const designer = useWords('designer')
  const { landing, error } = renaming
  const [name, setName] = useState(landing.displayName)
  const [tried, setTried] = useState(landing.displayName)
  const address = addressFor(name)
  const field = useRef<HTMLInputElement>(null)
  // Each refusal says something new of the name, and the name is what is to be changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the refusal that calls for it.
  useEffect(() => field.current?.focus(), [renaming])
  return (
    <DialogForm
      isChanged={name !== tried}
      submit={t('restore')}
      pending={pending}
      disabled={!address.ok || name === tried}
      onSubmit={() => {
        setTried(name)
        onRename(landing, name)
      }}
      onCancel={onClose}
    >
      <Text>{t('renameHint', { name: landing.displayName })}</Text>
      <TextInput
        ref={field}
        label={t('newName')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        description={
          address.ok
            ? designer('address', { address: publicAddress(address.value).label })
            : designer('nameHint')
        }
        error={name === tried && error}
      />
    </DialogForm>
  )
}
