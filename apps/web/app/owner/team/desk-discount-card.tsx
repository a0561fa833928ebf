import { Select } from '@mantine/core'
import { setDeskDiscount } from '@nelly/contract/team/members'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'

const PERCENTS = [0, 5, 10, 15, 20, 30, 50, 100]

/** What the desk may take off a price, chosen in place. */
export function DeskDiscountCard({ percent }: { percent: number }) {
  const t = useWords('team')
  const choose = useAction({
    run: (deskDiscountPercent: number) => callApi(setDeskDiscount, { body: { deskDiscountPercent } }),
    done: () => t('deskDiscountSaved'),
    failed: t('deskDiscountFailed'),
    subject: 'team',
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
        onChange={(chosen) => chosen && choose.mutate(Number(chosen))}
        data={choices.map((most) => ({ value: String(most), label: wordsOf(most) }))}
        allowDeselect={false}
        maw={420}
      />
    </TitledCard>
  )
}
