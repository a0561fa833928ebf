import { useParams } from 'react-router'
import { RATES_PAGES, type RatesPage, ratesPath } from '../paths/rates-path.ts'
import { useMay } from '../roles/use-membership.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { PageNav } from '../ui/page-nav.tsx'
import { useWords } from '../words/use-words.ts'

/** The open page of the rates. */
export function useRatesPage(): RatesPage {
  const { page } = useParams()
  return RATES_PAGES.find((one) => one === page) ?? 'prices'
}

/** The pages of the rates. */
export function RatesNav({ landingId, warnings }: { landingId: number; warnings: number }) {
  const t = useWords('rates')
  const open = useRatesPage()
  const mayReplay = useMay('replayRates')
  const mayImport = useMay('readPriceFile')
  return (
    <PageNav
      isWithinTab
      label={t('pages.label')}
      pages={RATES_PAGES.filter(
        (page) => (mayReplay || page !== 'replay') && (mayImport || page !== 'import'),
      ).map((page) => ({
        to: ratesPath(landingId, page),
        label: t(`pages.${page}`),
        isOpen: page === open,
        isBadgeKept: true,
        badge: page === 'warnings' && warnings > 0 && (
          <CountBadge label={t('warnings.count', { count: warnings })}>{warnings}</CountBadge>
        ),
      }))}
    />
  )
}
