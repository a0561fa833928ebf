import { Checkbox } from '@mantine/core'
import { requireFactor } from '@nelly/contract/team/members'
import { useAction } from '../mutations/use-action.ts'
import { useMay, useMembership } from '../roles/use-membership.ts'
import { callApi } from '../session/call.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'

/** Whether the whole team needs a second step, which owners who have one decide. */
export function FactorRequirementCard({ hasFactor }: { hasFactor: boolean }) {
  const t = useWords('security')
  const membership = useMembership()
  const mayDecide = useMay('requireFactor')
  const decide = useAction({
    run: (requiresFactor: boolean) => callApi(requireFactor, { body: { requiresFactor } }),
    done: (_, isRequired) => t(isRequired ? 'required' : 'notRequired'),
    failed: t('requireFailed'),
    subject: 'team',
  })
  const isRequired = (decide.isPending ? decide.variables : membership.data?.requiresFactor) ?? false
  return (
    <TitledCard title={t('requirement')}>
      <Checkbox
        label={t('require')}
        description={
          !mayDecide ? t('requireOwners') : hasFactor || isRequired ? t('requireHint') : t('requireFirst')
        }
        checked={isRequired}
        disabled={!mayDecide || !(hasFactor || isRequired)}
        onChange={(event) => decide.mutate(event.currentTarget.checked)}
      />
    </TitledCard>
  )
}
