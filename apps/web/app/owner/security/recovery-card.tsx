import { forgetBrowsers, renewRecoveryCodes, type SecondFactors } from '@nelly/contract/team/second-factors'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

interface RecoveryCardProps {
  factors: SecondFactors
  /** With new recovery codes. */
  onChanged: (codes: readonly string[]) => void
}

/** For who has a second factor: the codes for when it is lost, which are made anew, and the browsers that do not ask for it. */
export function RecoveryCard({ factors, onChanged }: RecoveryCardProps) {
  const t = useWords('security')
  const ask = useDeleteQuestion()
  const renew = useAction({
    run: () => callApi(renewRecoveryCodes),
    failed: t('renewFailed'),
    subject: 'team',
    onDone: ({ recoveryCodes }) => onChanged(recoveryCodes),
  })
  const forget = useAction({
    run: () => callApi(forgetBrowsers),
    done: () => t('browsersForgotten'),
    failed: t('forgetFailed'),
    subject: 'team',
  })
  const { recoveryCodes: left, rememberedBrowsers: browsers } = factors
  return (
    <TitledCard title={t('codes')}>
      <p className={left === 0 ? 'error' : 'soft'}>{t('codesLeft', { count: left })}</p>
      {browsers > 0 && <p className="soft">{t('browsers', { count: browsers })}</p>}
      <div className="row filling">
        <BusyButton
          variant="default"
          busy={renew.isPending}
          onClick={() =>
            ask({
              title: t('renewTitle'),
              question: t('renewQuestion'),
              confirm: t('renew'),
              onConfirm: () => renew.mutate(),
            })
          }
        >
          {t('renew')}
        </BusyButton>
        {browsers > 0 && (
          <BusyButton variant="default" busy={forget.isPending} onClick={() => forget.mutate()}>
            {t('forgetBrowsers', { count: browsers })}
          </BusyButton>
        )}
      </div>
    </TitledCard>
  )
}
