import type { Pool } from '@nelly/contract/pools/pools'
import { IconWorldPlus } from '@tabler/icons-react'
import { useLandings } from '../landing/use-landings.ts'
import { useMay } from '../roles/use-membership.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useWords } from '../words/use-words.ts'
import { landingsFor, OfferForm } from './offer-form.tsx'

/** Offers the cars of a pool on one more landing, where there is one in their time zone. */
export function OfferButton({ pool }: { pool: Pool }) {
  const t = useWords('fleet')
  const landings = landingsFor(pool, useLandings().data ?? [])
  const mayOffer = useMay('createVehicle')
  if (!mayOffer || landings.length === 0) return null
  return (
    <DialogButton
      label={t('offer')}
      title={t('offerTitle', { name: pool.name })}
      aria-label={t('offerIt', { name: pool.name })}
      variant="subtle"
      leftSection={<IconWorldPlus size={18} aria-hidden="true" />}
    >
      {(close) => <OfferForm pool={pool} landings={landings} onCancel={close} />}
    </DialogButton>
  )
}
