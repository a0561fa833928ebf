import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { useI18n } from '../i18n.tsx'
import { Photo } from '../ui/photo.tsx'
import { Strip } from '../ui/strip.tsx'
import styles from './gallery.module.css'

const SIZES = '(min-width: 80rem) 740px, (min-width: 60rem) 58vw, 92vw'

/** All pictures side by side, to be swiped, scrolled with the arrow keys, or selected by their thumbnails. */
export function Gallery({ vehicle: { name, pictures } }: { vehicle: OfferedVehicle }) {
  const { t } = useI18n()
  const count = pictures.length
  const altOf = (index: number) =>
    count === 1 ? name : t('vehicle.picture', { name, number: index + 1, count })
  if (count < 2) {
    return (
      <div className={styles.frame}>
        <Photo picture={pictures[0]} alt={altOf(0)} sizes={SIZES} leads className={styles.image} />
      </div>
    )
  }
  return (
    <>
      <Strip className={styles.strip} label={t('vehicle.pictures', { name })}>
        {pictures.map((picture, index) => (
          <div key={picture.path} id={`picture-${index + 1}`} className={styles.slide}>
            <Photo
              picture={picture}
              alt={altOf(index)}
              sizes={SIZES}
              leads={index === 0}
              className={styles.image}
            />
          </div>
        ))}
      </Strip>
      <ul className={styles.thumbnails}>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <a className={styles.thumbnail} href={`#picture-${index + 1}`}>
              <Photo picture={picture} alt={altOf(index)} sizes="96px" className={styles.image} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
