import { beginAuthenticator, type SecondFactors } from '@nelly/contract/team/second-factors'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../mutations/use-action.ts'
import { useMoment } from '../reservations/detail/use-moment.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { ActiveFactor } from './active-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type NewAuthenticator, SetUpForm } from './set-up-form.tsx'

/** The app that shows codes: it is set up, removed, and its recovery codes are made again. */
export function SecondFactorCard({ factors }: { factors: SecondFactors }) {
  const t = useWords('security')
  const moment = useMoment()
  const [app, setApp] = useState<NewAuthenticator>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useAction({
    run: () => callApi(beginAuthenticator),
    failed: t('setUpFailed'),
    onDone: setApp,
  })
  const since = factors.authenticatorSince
  return (
    <TitledCard title={t('factor')}>
      {since === null ? (
        <>
          <p>{t('factorOff')}</p>
          <BusyButton
            w="fit-content"
            leftSection={<IconShieldCheck size={18} aria-hidden="true" />}
            busy={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {t('setUp')}
          </BusyButton>
        </>
      ) : (
        <ActiveFactor since={moment(since)} codesLeft={factors.recoveryCodes} onRenewed={setCodes} />
      )}
      <TitledDialog opened={app !== undefined} onClose={() => setApp(undefined)} title={t('setUpTitle')}>
        {app && (
          <SetUpForm
            app={app}
            onCancel={() => setApp(undefined)}
            onDone={(fresh) => {
              setApp(undefined)
              setCodes(fresh)
            }}
          />
        )}
      </TitledDialog>
      <TitledDialog
        opened={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title={t('codes')}
        isWide
      >
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      </TitledDialog>
    </TitledCard>
  )
}
