import { Button } from '@mantine/core'
import type { Pool } from '@nelly/contract/pools/pools'
import { IconTrash } from '@tabler/icons-react'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'
import { OfferButton } from './offer-button.tsx'
import { useDeletePool } from './use-delete-pool.ts'

/** Cars that no vehicle offers any more. */
export function UnofferedPool({ pool }: { pool: Pool }) {
  const t = useWords('fleet')
  const common = useWords('common')
  const remove = useDeletePool()
  const plates = pool.units.flatMap(({ plate }) => plate ?? [])
  return (
    <li className="card row spaced">
      <div className="grow">
        <h2 className="heading">{pool.name}</h2>
        <p className="muted">{[t('cars', { count: pool.units.length }), ...plates].join(' · ')}</p>
      </div>
      <OfferButton pool={pool} />
      <IfMay call="deletePool">
        <Button
          variant="subtle"
          color="red.8"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          aria-label={t('deleteTitle', { name: pool.name })}
          onClick={() => remove(pool)}
        >
          {common('delete')}
        </Button>
      </IfMay>
    </li>
  )
}
