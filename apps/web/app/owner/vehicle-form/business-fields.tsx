import { Anchor, SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Collision } from '@nelly/contract/collision'
import type { TypedIn, VehicleDraft } from '@nelly/contract/specified/vehicle-draft'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { Link } from 'react-router'
import { CollisionList } from '../calendar/blocks/collision-list.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { useWords } from '../words/use-words.ts'

interface BusinessFieldsProps {
  form: UseFormReturnType<VehicleDraft>
  typed: TypedIn
  /** The reservations that need more units than were saved. */
  collisions: readonly Collision[]
  /** The other vehicles that offer the same units. */
  alsoOffered: OwnedVehicle['alsoOffered']
  /** How many cars a new offer of cars that there are has; undefined where the number is typed. */
  sameCars?: number | undefined
}

/** Other offers in one line. */
const namesOf = (offers: OwnedVehicle['alsoOffered']): string =>
  offers.map(({ vehicle, landing }) => `${vehicle} (${landing})`).join(', ')

/** The fields of a vehicle that only the owner sees. */
export function BusinessFields({ form, typed: { decimals }, ...props }: BusinessFieldsProps) {
  const { collisions, alsoOffered, sameCars } = props
  const t = useWords('vehicleForm')
  const { name } = form.values
  const units = form.getInputProps('units')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={20} verticalSpacing="var(--field-gap)">
      <NumberField
        label={t('commission')}
        unit="percent"
        decimals={decimals}
        description={t('commissionHint')}
        {...form.getInputProps('commission')}
      />
      {sameCars !== undefined ? (
        <div>
          <strong>{t('units')}</strong>
          <p className="soft">{t('sameCars', { count: sameCars })}</p>
        </div>
      ) : (
        <NumberField
          label={t('units')}
          unit="count"
          description={
            <>
              {t('unitsHint')}{' '}
              {alsoOffered.length > 0 && `${t('unitsShared', { offers: namesOf(alsoOffered) })} `}
              <Anchor
                component={Link}
                inherit
                underline="always"
                to={{ pathname: '/app/units', search: new URLSearchParams({ search: name }).toString() }}
                target="_blank"
              >
                {t('unitsLink')}
              </Anchor>
            </>
          }
          inputMode="numeric"
          {...units}
          error={
            units.error && (
              <>
                {units.error}
                {collisions.length > 0 && <CollisionList collisions={collisions} />}
              </>
            )
          }
        />
      )}
    </SimpleGrid>
  )
}
