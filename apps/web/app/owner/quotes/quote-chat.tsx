import { quoteMessage } from '@nelly/contract/reservations/quote-message'
import type { OpenQuote } from '@nelly/contract/reservations/quotes'
import { ChatButton } from '../ui/chat-button.tsx'
import { useWords } from '../words/use-words.ts'

/** Opens a chat with the customer of a quote in which the message is written already; nothing where their phone can't be a number. */
export function QuoteChat({ quote }: { quote: OpenQuote }) {
  const t = useWords('quotes')
  if (!quote.whatsapp) return null
  return (
    <ChatButton number={quote.whatsapp} text={quoteMessage(quote)} variant="default">
      {t('whatsApp')}
    </ChatButton>
  )
}
