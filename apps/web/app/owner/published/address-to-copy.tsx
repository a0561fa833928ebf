import { Button, type ButtonProps, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { publicAddress } from '../landings/public-address.ts'
import { useWords } from '../words/use-words.ts'
import css from './address-to-copy.module.css'
import { useCopy } from './use-copy.ts'

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
