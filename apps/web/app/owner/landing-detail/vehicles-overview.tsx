import { Button } from '@mantine/core'
import { exportFleet } from '@nelly/contract/imports/imports'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { folded } from '@nelly/domain/folded'
import { IconCar, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConversionLine } from '../conversions/conversion-line.tsx'
import { ImportLink } from '../imports/import-link.tsx'
import { DownloadButton } from '../mutations/download-button.tsx'
import { useMay } from '../roles/use-membership.ts'
import { fileOf } from '../session/call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { NothingFound } from '../ui/nothing-found.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { NamedPicturesButton } from '../vehicles/named-pictures/named-pictures-button.tsx'
import { useDeleteVehicle } from '../vehicles/use-delete-vehicle.ts'
import { useDuplicateVehicle } from '../vehicles/use-duplicate-vehicle.ts'
import { useSwitchSale } from '../vehicles/use-switch-sale.ts'
import { useShownVehicles } from '../vehicles/use-vehicles.ts'
import { VehicleTable } from '../vehicles/vehicle-table.tsx'
import { useWords } from '../words/use-words.ts'

interface VehiclesOverviewProps {
  landingId: number
  onCreate: () => void
  onEdit: (vehicle: OwnedVehicle) => void
}

/** All vehicles with their number and a search; where there are none, a link to add the first. */
export function VehiclesOverview({ landingId, onCreate, onEdit }: VehiclesOverviewProps) {
  const t = useWords('vehicles')
  const common = useWords('common')
  const vehicles = useShownVehicles(landingId)
  const askToDelete = useDeleteVehicle()
  const duplicate = useDuplicateVehicle(onEdit)
  const switchSale = useSwitchSale()
  const mayCreate = useMay('createVehicle')
  const mayExport = useMay('exportFleet')
  const mayUpdate = useMay('updateVehicle')
  const [sought, seek] = useState('')
  if (!vehicles.data) return <NotLoaded query={vehicles} title={t('loadFailed')} loading={t('loading')} />
  if (vehicles.data.length === 0) {
    return (
      <EmptyState
        Icon={IconCar}
        title={t('noneHere')}
        action={
          mayCreate && (
            <div className="row filling">
              <Button onClick={onCreate}>{common('accept')}</Button>
              <ImportLink kind="fleet" landing={landingId} />
            </div>
          )
        }
      >
        {t('empty')}
      </EmptyState>
    )
  }
  const shown = vehicles.data.filter(({ name }) => folded(name).includes(folded(sought)))
  return (
    <>
      <div className="row spread filling spaced">
        <SearchField label={t('search')} value={sought} onChange={seek} />
        <div className="row filling">
          {mayExport && (
            <DownloadButton
              file={() => fileOf(exportFleet, { params: { landingId } })}
              name={`${t('exportName')}-${landingId}.csv`}
              failed={t('exportFailed')}
            >
              {t('export')}
            </DownloadButton>
          )}
          {mayCreate && <ImportLink kind="fleet" landing={landingId} />}
          {mayUpdate && <NamedPicturesButton landingId={landingId} vehicles={vehicles.data} />}
          {mayCreate && (
            <Button onClick={onCreate} leftSection={<IconPlus size={18} aria-hidden="true" />}>
              {t('add')}
            </Button>
          )}
        </div>
      </div>
      <ConversionLine pictures={vehicles.data.flatMap(({ pictures }) => pictures)} />
      {shown.length === 0 ? (
        <NothingFound text={sought} />
      ) : (
        <VehicleTable
          vehicles={shown}
          onEdit={onEdit}
          onDuplicate={duplicate}
          onSwitchSale={switchSale}
          onDelete={askToDelete}
        />
      )}
    </>
  )
}
