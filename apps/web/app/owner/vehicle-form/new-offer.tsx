import { readPoolFacts } from '@nelly/contract/pools/pool-facts'
import type { Currency } from '@nelly/domain/currency'
import type { PoolId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { formQuery } from '../session/call-query.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { VehicleForm } from './vehicle-form.tsx'

interface NewOfferProps {
  landingId: number
  currency: Currency
  pool: PoolId
  onSaved: () => void
  onCancel: () => void
}

/** The form of a vehicle that offers cars of the fleet, with what is known of them. */
export function NewOffer({ pool, ...form }: NewOfferProps) {
  const facts = useQuery(formQuery(['pools', pool, 'facts'], readPoolFacts, { params: { poolId: pool } }))
  if (!facts.data) return <NotLoaded query={facts} />
  return <VehicleForm {...form} pool={{ id: pool, ...facts.data }} />
}
