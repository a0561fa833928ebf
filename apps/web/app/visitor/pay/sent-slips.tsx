import type { MyPayment } from '@nelly/contract/public-site/my-payment'
import { useI18n } from '../i18n.tsx'
import { Notice } from '../ui/notice.tsx'

/** What became of each slip that was sent. */
export function SentSlips({ slips }: Pick<MyPayment, 'slips'>) {
  const { t, longMoment } = useI18n()
  return slips.map(({ state, sentAt, declinedReason }, index) => (
    <Notice
      // biome-ignore lint/suspicious/noArrayIndexKey: New ones come first, and the page is not changed.
      key={index}
      kind={state === 'declined' ? 'problem' : 'note'}
      title={t(`pay.slips.${state}`)}
    >
      <p>{t('pay.sentAt', { date: longMoment(sentAt) })}</p>
      {declinedReason && <p className="as-typed">{declinedReason}</p>}
    </Notice>
  ))
}
