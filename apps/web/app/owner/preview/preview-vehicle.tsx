import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import type { Language } from '@nelly/contract/wire'
import { IconBriefcase2, IconCar, IconUsers } from '@tabler/icons-react'
import { shownMoney } from '../words/money.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './landing-preview.module.css'

/** A vehicle's card as visitors will see it. */
export function PreviewVehicle({ vehicle, language }: { vehicle: OwnedVehicle; language: Language }) {
  const say = useWords('preview')
  const [picture] = vehicle.pictures
  return (
    <li className={css.vehicle}>
      {picture ? (
        <img className={css.picture} src={storedUrl(picture.path)} alt="" loading="lazy" />
      ) : (
        <span className={css.picture}>
          <IconCar size={32} stroke={1.3} aria-hidden="true" />
        </span>
      )}
      <div className={css.about}>
        <h3 className={css.vehicleName}>{vehicle.name}</h3>
        <p className={css.facts}>
          <IconUsers size={16} stroke={1.7} aria-hidden="true" />
          {say(`${language}.people`, { count: vehicle.seats })}
          <IconBriefcase2 size={16} stroke={1.7} aria-hidden="true" />
          {say(`${language}.bags`, { count: vehicle.luggage })}
        </p>
        <p className={css.price}>
          <strong>{shownMoney(vehicle.pricePerDay)}</strong> {say(`${language}.perDay`)}
        </p>
        <span className={css.button}>{say(`${language}.select`)}</span>
      </div>
    </li>
  )
}
