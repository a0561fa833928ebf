import { Button, Tabs } from '@mantine/core'
import { exportedPrices } from '@nelly/domain/price-tables/exported-prices'
import { commaSeparated } from '@nelly/domain/price-tables/refused-prices'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { DownloadButton } from '../../mutations/download-button.tsx'
import { ratesPath } from '../../paths/rates-path.ts'
import { ForRoles } from '../../roles/for-roles.tsx'
import { IfMay } from '../../roles/if-may.tsx'
import { useRoomForRows } from '../../ui/use-room-for-rows.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { useAskedSeason } from '../use-asked-season.ts'
import { PriceCards } from './price-cards.tsx'
import { PriceTable } from './price-table.tsx'
import css from './prices.module.css'
import { TierFields } from './tier-fields.tsx'
import { UnreadPrices } from './unread-prices.tsx'

/** The prices of all vehicles: a tab for the base prices and one for each season. */
export function PricesPage() {
  const t = useWords('rates')
  const { rates, landingId } = useRates()
  const { text } = useFormats()
  const hasRoom = useRoomForRows()
  const [tab, setTab] = useState(useAskedSeason() ?? BASE)
  const seasons = [{ id: BASE, label: t('matrix.base') }].concat(
    rates.seasons.map(({ id, name }) => ({ id, label: text(name) })),
  )
  const Prices = hasRoom ? PriceTable : PriceCards
  return (
    <>
      <div className="row filling spaced">
        <IfMay call="readPriceFile">
          <Button
            component={Link}
            to={ratesPath(landingId, 'import')}
            variant="default"
            leftSection={<IconFileUpload size={18} aria-hidden="true" />}
          >
            {t('table.title')}
          </Button>
        </IfMay>
        <PricesDownload />
      </div>
      <TierFields />
      <UnreadPrices />
      <Tabs
        value={seasons.some(({ id }) => id === tab) ? tab : BASE}
        onChange={(next) => setTab(next ?? BASE)}
        keepMounted={false}
      >
        <Tabs.List className={css.tabs} aria-label={t('matrix.seasons')}>
          {seasons.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {seasons.map(({ id }) => (
          <Tabs.Panel key={id} value={id} pt={16}>
            <ForRoles call="saveRates" isUntold>
              <Prices season={id === BASE ? null : id} />
            </ForRoles>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

/** The prices of the editor in the columns of their import. */
function PricesDownload() {
  const t = useWords('rates')
  const { rates, vehicles, decimals } = useRates()
  const { text, range } = useFormats()
  const file = async () => {
    const table = exportedPrices(rates, vehicles, {
      ...{ vehicle: t('matrix.vehicle'), season: t('table.season'), base: t('matrix.base'), range },
      name: ({ name }) => text(name),
      span: ({ from, to }) => t('table.spanHead', { from, to: to ?? 0 }),
    })
    return new Blob([commaSeparated(table, decimals === ',' ? ';' : ',')], { type: 'text/csv' })
  }
  return (
    <DownloadButton file={file} name={`${t('table.file')}.csv`} failed={t('table.downloadFailed')}>
      {t('table.export')}
    </DownloadButton>
  )
}

/** The tab of the base prices; no season has such an id. */
const BASE = '/base'
