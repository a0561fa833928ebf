import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import { IconCar } from '@tabler/icons-react'
import { storedUrl } from '../words/stored-url.ts'
import css from './vehicle-picture.module.css'

/** A vehicle's cover, small. The name always stands beside it. */
export function VehiclePicture({ vehicle }: { vehicle: Pick<OwnedVehicle, 'pictures'> }) {
  const [cover] = vehicle.pictures
  return <Thumbnail path={cover?.path ?? null} />
}

/** A stored picture in its small frame, or the frame alone. */
export function Thumbnail({ path }: { path: string | null }) {
  return (
    <span className={css.frame}>
      {path ? (
        <img src={storedUrl(path)} alt="" loading="lazy" width={72} height={48} className={css.picture} />
      ) : (
        <IconCar size={24} stroke={1.4} aria-hidden="true" />
      )}
    </span>
  )
}
