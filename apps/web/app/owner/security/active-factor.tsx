import { removeAuthenticator, renewRecoveryCodes } from '@nelly/contract/team/second-factors'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

interface ActiveFactorProps {
  since: string
  codesLeft: number
  onRenewed: (codes: readonly string[]) => void
}

/** A second factor that is on, with what can be done about it; both ask first. */
export function ActiveFactor({ since, codesLeft, onRenewed }: ActiveFactorProps) {
  const t = useWords('security')
  const ask = useDeleteQuestion()
  const renew = useAction({
    run: () => callApi(renewRecoveryCodes),
    failed: t('renewFailed'),
    subject: 'team',
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  })
  const remove = useAction({
    run: () => callApi(removeAuthenticator),
    done: () => t('removed'),
    failed: t('removeFailed'),
    subject: 'team',
  })
  return (
    <>
      <p>{t('factorOn', { at: since })}</p>
      <p className={codesLeft === 0 ? 'error' : 'soft'}>{t('codesLeft', { count: codesLeft })}</p>
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
        <BusyButton
          variant="default"
          busy={remove.isPending}
          onClick={() =>
            ask({
              title: t('removeTitle'),
              question: t('removeQuestion'),
              confirm: t('remove'),
              onConfirm: () => remove.mutate(),
            })
          }
        >
          {t('remove')}
        </BusyButton>
      </div>
    </>
  )
}
