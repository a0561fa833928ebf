import { Button, type ButtonProps, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { publicAddress } from '../landings/public-address.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import css from './address-to-copy.module.css'

interface AddressToCopyProps {
  /** The landing's address below the origin. */
  address: string
  hint?: string
  /** The style of the button: filled where copying is the main action. */
  variant?: ButtonProps['variant']
}

/** A landing's public address with a button that copies it. */
export function AddressToCopy({ address, hint, variant }: AddressToCopyProps) {
  const say = useWords('published')
  const { href } = publicAddress(address)
  const copy = useCopy()
  return (
    <div className={css.address}>
      <TextInput
        label={say('address')}
        description={hint}
        value={href}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        flex={1}
      />
      <Button
        size="md"
        variant={variant}
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => copy(href)}
      >
        {say('copy')}
      </Button>
    </div>
  )
}

/** Copies a text to the clipboard and says so; where the browser does not allow it, says what to do instead. */
function useCopy(): (text: string) => void {
  const say = useWords('published')
  const toasts = useToasts()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.done(say('copied'))
    } catch {
      toasts.failed(say('copyFailed'))
    }
  }
}
