import { Button, type ButtonProps } from '@mantine/core'
import { whatsappLink } from '@nelly/domain/customers/phone'
import { IconBrandWhatsapp } from '@tabler/icons-react'

interface ChatButtonProps extends ButtonProps {
  /** As WhatsApp spells numbers. */
  number: string
  /** What is written already. */
  text: string
}

/** Opens a chat in which a message is written already. */
export function ChatButton({ number, text, ...button }: ChatButtonProps) {
  return (
    <Button
      component="a"
      href={whatsappLink(number, text)}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconBrandWhatsapp size={18} stroke={1.7} aria-hidden="true" />}
      {...button}
    />
  )
}
