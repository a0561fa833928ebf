import { PhoneLink } from '../contact/phone-link.tsx'
import { useI18n } from '../i18n.tsx'
import type { KnownPlace } from '../places/known-places.ts'
import styles from './place-tables.module.css'

/** What is known of each place, with its hours as a table. */
export function PlaceTables({ places }: { places: readonly KnownPlace[] }) {
  const { t } = useI18n()
  return places.map(({ name, address, phone, week, exceptions, outside }) => {
    const lines = [...week, ...exceptions]
    return (
      <div key={name} className={styles.place}>
        <h3>{name}</h3>
        {address && <p>{address}</p>}
        {phone && (
          <p>
            <PhoneLink phone={phone} className="target" />
          </p>
        )}
        {lines.length > 0 && (
          <table className={styles.hours}>
            <caption className="unseen">{t('faq.hoursOf', { place: name })}</caption>
            <tbody>
              {lines.map(({ days, hours }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {outside.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    )
  })
}
