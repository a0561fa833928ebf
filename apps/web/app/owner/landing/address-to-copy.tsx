import type { ButtonProps } from '@mantine/core'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useWords } from '../words/use-words.ts'
import { publicAddress } from './public-address.ts'

interface AddressToCopyProps {
  /** The landing's address below the origin. */
  address: string
  hint?: string
  /** The style of the button: filled where copying is the main action. */
  variant?: ButtonProps['variant']
}

/** A landing's public address with a button that copies it. */
export function AddressToCopy({ address, hint, variant }: AddressToCopyProps) {
  const t = useWords('published')
  return <TextToCopy label={t('address')} hint={hint} text={publicAddress(address).href} variant={variant} />
}
