import { Button } from '@mantine/core'
import { quoteMessage } from '@nelly/contract/reservations/quote-message'
import type { OpenQuote } from '@nelly/contract/reservations/quotes'
import { whatsappLink } from '@nelly/domain/customers/phone'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** Opens a chat with the customer of a quote in which the message is written already; nothing where their phone can't be a number. */
export function QuoteChat({ quote }: { quote: OpenQuote }) {
  const t = useWords('quotes')
  if (!quote.whatsapp) return null
  return (
    <Button
      component="a"
      href={whatsappLink(quote.whatsapp, quoteMessage(quote))}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconBrandWhatsapp size={18} stroke={1.7} aria-hidden="true" />}
    >
      {t('whatsApp')}
    </Button>
  )
}
