import { Button } from '@mantine/core'
import type { NewPayLink } from '@nelly/contract/payments/pay-links'
import { IconCopy } from '@tabler/icons-react'
import ledgerCss from '../ledger/ledger.module.css'
import { ChatButton } from '../ui/chat-button.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { useWords } from '../words/use-words.ts'

/** A new link, which is shown only now: copied, or sent in a chat. */
export function MadePayLink({ link: { url, message, whatsapp } }: { link: NewPayLink }) {
  const t = useWords('payments')
  const copy = useCopy()
  return (
    <div className={`${ledgerCss.form} list`} role="status">
      <strong>{t('made')}</strong>
      <span className="as-typed">{url}</span>
      <span className="muted">{t('madeHint')}</span>
      <div className="row">
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => copy(url)}>
          {t('copy')}
        </Button>
        {whatsapp && (
          <ChatButton number={whatsapp} text={message} variant="default">
            {t('whatsApp')}
          </ChatButton>
        )}
      </div>
    </div>
  )
}
