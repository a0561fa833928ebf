import { Radio } from '@mantine/core'
import { setSessionLength } from '@nelly/contract/team/sessions'
import { SESSION_LENGTHS, type SessionLength } from '@nelly/domain/team/session-lengths'
import { useAction } from '../mutations/use-action.ts'
import { useMay } from '../roles/use-membership.ts'
import { callApi } from '../session/call.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'

/** How long sessions of the account last, which owners choose. */
export function SessionLengthCard({ length }: { length: SessionLength }) {
  const t = useWords('security')
  const mayChoose = useMay('setSessionLength')
  const choose = useAction({
    run: (sessionLength: SessionLength) => callApi(setSessionLength, { body: { sessionLength } }),
    done: () => t('lengthSaved'),
    failed: t('lengthFailed'),
    subject: 'team',
  })
  return (
    <TitledCard title={t('length')}>
      <p className="soft">{mayChoose ? t('lengthHint') : t('lengthOwners')}</p>
      <Radio.Group
        aria-label={t('length')}
        value={(choose.isPending && choose.variables) || length}
        onChange={(value) => choose.mutate(value as SessionLength)}
      >
        <div className="list">
          {SESSION_LENGTHS.map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={!mayChoose}
              label={t(`lengths.${value}.name`)}
              description={t(`lengths.${value}.means`)}
            />
          ))}
        </div>
      </Radio.Group>
    </TitledCard>
  )
}
