import { Button } from '@mantine/core'
import { IconCalendarPlus, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../roles/use-membership.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useAskedSeason } from '../use-asked-season.ts'
import { newId, withHighSeason, withNewSeason } from './season-edits.ts'
import { SeasonList } from './season-list.tsx'
import { YearStrip } from './year-strip.tsx'

/** The seasons in the order in which they win their days, over a year's calendar. */
export function SeasonsPage() {
  const t = useWords('rates')
  const { rates, edit } = useRates()
  const maySave = useMay('saveRates')
  const [opened, open] = useState(useAskedSeason())
  const add = () => {
    const id = newId('season')
    edit((now) => withNewSeason(now, id, { es: 'Temporada nueva', en: 'New season' }))
    open(id)
  }
  const addHigh = () => edit((now) => withHighSeason(now, { es: 'Temporada alta', en: 'High season' }))
  if (rates.seasons.length === 0) {
    return (
      <EmptyState
        Icon={IconSun}
        title={t('season.noneTitle')}
        action={
          maySave && (
            <div className="row">
              <Button onClick={addHigh}>{t('season.addHigh')}</Button>
              <Button variant="default" onClick={add}>
                {t('season.addOwn')}
              </Button>
            </div>
          )
        }
      >
        {t('season.what')}
      </EmptyState>
    )
  }
  return (
    <div className="stack">
      <YearStrip />
      <div className="row spread spaced">
        <div className="grow">
          <h2>{t('season.order')}</h2>
          {maySave && <p className="muted">{t('season.orderHint')}</p>}
        </div>
        {maySave && (
          <Button onClick={add} leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}>
            {t('season.add')}
          </Button>
        )}
      </div>
      <SeasonList opened={opened} onOpen={open} />
    </div>
  )
}
