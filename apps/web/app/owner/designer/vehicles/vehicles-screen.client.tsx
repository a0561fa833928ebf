import { Button, Group, Stack } from '@mantine/core'
import { IconArrowRight, IconCar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { ConversionLine } from '../../conversions/conversion-line.tsx'
import { ImportLink } from '../../imports/import-link.tsx'
import type { LandingInProgress } from '../../landing/landing-in-progress.ts'
import { useLanding } from '../../landing/use-landing.ts'
import { useLandings } from '../../landing/use-landings.ts'
import { AddLocationButton } from '../../locations/add-location-button.tsx'
import { LocationChips } from '../../locations/location-chips.tsx'
import { ratesQuery } from '../../queries/rates-queries.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useDeleteVehicle } from '../../vehicles/use-delete-vehicle.ts'
import { useDuplicateVehicle } from '../../vehicles/use-duplicate-vehicle.ts'
import { useSwitchSale } from '../../vehicles/use-switch-sale.ts'
import { useShownVehicles } from '../../vehicles/use-vehicles.ts'
import { VehicleTable } from '../../vehicles/vehicle-table.tsx'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'
import { CurrencyQuestion } from '../review/currency-question.tsx'

/** The second step: the fleet of the landing being made. */
export function VehiclesScreen() {
  return <NeedsLanding>{(landing) => <LandingVehicles landing={landing} />}</NeedsLanding>
}

const HERE = '/layout-designer/add-vehicles'

/** The vehicles so far, the pickup places, and the button to the review. */
function LandingVehicles({ landing }: { landing: LandingInProgress }) {
  const t = useWords('vehicles')
  const vehicles = useShownVehicles(landing.id)
  const name = useDisplayName(landing)
  const add = (
    <Button component={Link} to={`${HERE}/add-form`} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('add')}
    </Button>
  )
  const count = vehicles.data?.length
  return (
    <>
      <PageTitle
        title={
          <>
            {t('title')}{' '}
            {count !== undefined && <CountBadge label={t('count', { count })}>{count}</CountBadge>}
          </>
        }
        lead={t('lead', { name })}
        action={count ? add : undefined}
      />
      <Stack gap={24}>
        <LandingCurrency landingId={landing.id} />
        <div>
          <Fleet landing={landing} vehicles={vehicles} add={add} />
        </div>
        {vehicles.isSuccess && <LandingPlaces landingId={landing.id} />}
      </Stack>
      {!!count && (
        <Group justify="flex-end" mt={24}>
          <Button
            component={Link}
            to="/layout-designer/review"
            prefetch="render"
            variant="light"
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          >
            {t('toReview')}
          </Button>
        </Group>
      )}
    </>
  )
}

/** Asks for the currency before the first price is typed; the review asks where nobody answered. */
function LandingCurrency({ landingId }: { landingId: number }) {
  const t = useWords('review')
  const { data: landing } = useLanding(landingId)
  const { data: opened } = useQuery(ratesQuery(landingId))
  if (!landing || opened?.revision !== 0) return null
  return (
    <section className="card" aria-label={t('itemCurrency')}>
      <CurrencyQuestion landing={landing} opened={opened} />
    </section>
  )
}

/** The name as it was typed; until the landings are loaded, its address with spaces. */
function useDisplayName({ id, name }: LandingInProgress): string {
  return useLandings().data?.find((landing) => landing.id === id)?.displayName ?? name.replaceAll('-', ' ')
}

function Fleet(props: {
  landing: LandingInProgress
  vehicles: ReturnType<typeof useShownVehicles>
  add: React.ReactNode
}) {
  const t = useWords('vehicles')
  const navigate = useNavigate()
  const edit = ({ id }: { id: number }) => void navigate(`${HERE}/update-form/${id}`)
  const duplicate = useDuplicateVehicle(edit)
  const switchSale = useSwitchSale()
  const askToDelete = useDeleteVehicle()
  const { vehicles } = props
  if (!vehicles.data) return <NotLoaded query={vehicles} title={t('loadFailed')} loading={t('loading')} />
  if (vehicles.data.length === 0) {
    return (
      <EmptyState
        Icon={IconCar}
        title={t('emptyTitle')}
        action={
          <div className="row filling">
            {props.add}
            <ImportLink kind="fleet" landing={props.landing.id} />
          </div>
        }
      >
        {t('empty')}
      </EmptyState>
    )
  }
  return (
    <>
      <ConversionLine pictures={vehicles.data.flatMap(({ pictures }) => pictures)} />
      <VehicleTable
        vehicles={vehicles.data}
        onEdit={edit}
        onDuplicate={duplicate}
        onSwitchSale={switchSale}
        onDelete={askToDelete}
      />
    </>
  )
}

/** The pickup and return places. They are optional here; says what happens without them. */
function LandingPlaces({ landingId }: { landingId: number }) {
  const t = useWords('locations')
  return (
    <section className="card" aria-labelledby="places">
      <div className="row spread spaced">
        <h2 id="places">{t('wizardTitle')}</h2>
        <AddLocationButton landingId={landingId} variant="light" />
      </div>
      <LocationChips landingId={landingId} ifNone={<p className="soft">{t('wizardEmpty')}</p>} />
    </section>
  )
}
