import { Select, Switch } from '@mantine/core'
import { type Membership, setDeskDiscount, setDeskPayingBack } from '@nelly/contract/team/members'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'

const PERCENTS = [0, 5, 10, 15, 20, 30, 50, 100]

/** What the desk may do besides taking reservations and money, chosen in place. */
export function DeskRightsCard({ membership }: { membership: Membership }) {
  const t = useWords('team')
  const { deskDiscountPercent: percent, deskPaysBack } = membership
  const said = { done: () => t('deskRightsSaved'), failed: t('deskRightsFailed'), subject: 'team' } as const
  const discount = useAction({
    ...said,
    run: (deskDiscountPercent: number) => callApi(setDeskDiscount, { body: { deskDiscountPercent } }),
  })
  const payingBack = useAction({
    ...said,
    run: (pays: boolean) => callApi(setDeskPayingBack, { body: { deskPaysBack: pays } }),
  })
  const wordsOf = (most: number) =>
    most === 0 ? t('noDiscount') : most === 100 ? t('anyDiscount') : t('discountUpTo', { percent: most })
  const choices = [...new Set([...PERCENTS, percent])].toSorted((one, other) => one - other)
  return (
    <TitledCard title={t('desk')}>
      <Select
        label={t('deskDiscount')}
        description={t('deskDiscountHint')}
        value={String(percent)}
        onChange={(chosen) => chosen && discount.mutate(Number(chosen))}
        data={choices.map((most) => ({ value: String(most), label: wordsOf(most) }))}
        allowDeselect={false}
        maw={420}
      />
      <Switch
        label={t('deskPaysBack')}
        description={t('deskPaysBackHint')}
        checked={payingBack.isPending ? payingBack.variables : deskPaysBack}
        onChange={({ currentTarget }) => payingBack.mutate(currentTarget.checked)}
      />
    </TitledCard>
  )
}
