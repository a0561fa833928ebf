import { NativeSelect } from '@mantine/core'
import type { Pool } from '@nelly/contract/pools/pools'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'

/** The landings on which cars can be offered too: those in their time zone that do not yet. */
export const landingsFor = (
  { timezone, offers }: Pool,
  landings: readonly OwnedLanding[],
): readonly OwnedLanding[] =>
  landings.filter(
    (landing) => landing.timezone === timezone && !offers.some((one) => one.landingId === landing.id),
  )

interface OfferFormProps {
  pool: Pool
  landings: readonly OwnedLanding[]
  onCancel: () => void
}

/** Chooses where cars are offered, and goes on to the form of their vehicle. */
export function OfferForm({ pool, landings, onCancel }: OfferFormProps) {
  const t = useWords('fleet')
  const navigate = useNavigate()
  const [landing, choose] = useState(String(landings[0]?.id))
  return (
    <DialogForm
      isChanged={false}
      isSteady={false}
      submit={t('offerNext')}
      pending={false}
      onSubmit={() => navigate(`/view-landing/${landing}?tab=vehicles&vehicle=new&pool=${pool.id}`)}
      onCancel={onCancel}
    >
      <p className="soft">{t('offerLead')}</p>
      <NativeSelect
        label={t('landing')}
        value={landing}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={landings.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
      />
    </DialogForm>
  )
}
