import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconCar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ConversionSign } from '../conversions/conversion-sign.tsx'
import { storedUrl } from '../words/stored-url.ts'
import css from './vehicle-picture.module.css'

/** A small cover of a vehicle, with the state of its conversions. The name is always beside it. */
export function VehiclePicture({ vehicle }: { vehicle: Pick<OwnedVehicle, 'name' | 'pictures'> }) {
  const [cover] = vehicle.pictures
  return (
    <Thumbnail path={cover?.path ?? null}>
      <ConversionSign vehicle={vehicle} />
    </Thumbnail>
  )
}

/** A stored picture in a small frame, or the frame alone; with an overlay. */
export function Thumbnail({ path, children }: { path: string | null; children?: ReactNode }) {
  return (
    <span className={css.frame}>
      {path ? (
        <img src={storedUrl(path)} alt="" loading="lazy" width={72} height={48} className={css.picture} />
      ) : (
        <IconCar size={24} stroke={1.4} aria-hidden="true" />
      )}
      {children}
    </span>
  )
}
