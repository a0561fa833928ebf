import type { Pool } from '@nelly/contract/pools/pools'
import { useWords } from '../words/use-words.ts'
import { OfferButton } from './offer-button.tsx'

/** Cars that no vehicle offers any more. */
export function UnofferedPool({ pool }: { pool: Pool }) {
  const t = useWords('fleet')
  const plates = pool.units.flatMap(({ plate }) => plate ?? [])
  return (
    <li className="card row spaced">
      <div className="grow">
        <h2 className="heading">{pool.name}</h2>
        <p className="muted">{[t('cars', { count: pool.units.length }), ...plates].join(' · ')}</p>
      </div>
      <OfferButton pool={pool} />
    </li>
  )
}
