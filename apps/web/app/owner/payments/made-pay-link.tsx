import { Button } from '@mantine/core'
import type { NewPayLink } from '@nelly/contract/payments/pay-links'
import { whatsappLink } from '@nelly/domain/customers/phone'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import ledgerCss from '../ledger/ledger.module.css'
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
          <Button
            component="a"
            href={whatsappLink(whatsapp, message)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} stroke={1.7} aria-hidden="true" />}
          >
            {t('whatsApp')}
          </Button>
        )}
      </div>
    </div>
  )
}
