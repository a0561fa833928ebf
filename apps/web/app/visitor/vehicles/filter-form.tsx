import { currencySign, toMajorUnits } from '@nelly/domain/money'
import type { VehicleFilters } from '@nelly/domain/vehicles/vehicle-filters'
import { VEHICLE_ORDERS, type VehicleOrder } from '@nelly/domain/vehicles/vehicle-order'
import type { BookingUnderWay } from '../booking/booking.ts'
import { carriedFields } from '../booking/booking-address.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import { described, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { LIVE, LiveList } from '../ui/live-list.tsx'
import { FeatureChoices } from './feature-choices.tsx'
import { filterFields, PRICE_FIELD } from './filter-address.ts'
import type { Choice, FilterChoices } from './filter-choices.ts'
import styles from './filter-form.module.css'

interface FilterFormProps {
  filters: VehicleFilters
  order: VehicleOrder | undefined
  /** How many vehicles match the filters. */
  shown: number
  choices: FilterChoices
  booking: BookingUnderWay
  /** The list's page. */
  action: string
  /** The list's address without filters. */
  reset: string
  /** The element that holds the list. */
  results: string
}

/**
 * Search, order and filters; a plain form whose response is the list, applied at once where scripts run. On
 * small screens it is one line that stays in view, and opens over the list.
 */
export function FilterForm(props: FilterFormProps) {
  const { filters, order, shown, choices, booking, action, reset, results } = props
  const { t } = useI18n()
  const { currency } = useLanding()
  const price = booking.period ? 'maxTotal' : 'maxPricePerDay'
  const maxPrice = filters[price]
  const count = filterFields(filters, currency).length
  return (
    <>
      <form action={action} method="get" autoComplete="off" className={styles.form}>
        {carriedFields(booking).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <details className={styles.further}>
          <summary className={styles.summary}>
            <Icon name="sliders" />
            <span {...LIVE}>{count > 0 ? t('list.filtersOn', { count }) : t('list.filters')}</span>
          </summary>
          <div className={styles.fields}>
            <Field id="q" label={t('list.text')}>
              <input type="search" name="q" maxLength={80} defaultValue={filters.text} {...described('q')} />
            </Field>
            <Field id="sort" label={t('list.sort')} className={styles.sort}>
              <select name="sort" defaultValue={order ?? ''} {...described('sort')}>
                <option value="">{t('list.orders.own')}</option>
                {VEHICLE_ORDERS.map((value) => (
                  <option key={value} value={value}>
                    {t(`list.orders.${value}`)}
                  </option>
                ))}
              </select>
            </Field>
            <ChoiceField
              name="type"
              chosen={filters.type}
              options={choices.types}
              labelOf={(type) => t(`types.${type}`)}
            />
            <ChoiceField
              name="transmission"
              chosen={filters.transmission}
              options={choices.transmissions}
              labelOf={(gear) => t(`transmissions.${gear}`)}
            />
            <ChoiceField
              name="capacity"
              chosen={filters.capacity}
              options={choices.capacity}
              labelOf={(count) => t('list.peopleOrMore', { count })}
            />
            <ChoiceField
              name="luggage"
              chosen={filters.luggage}
              options={choices.luggage}
              labelOf={(count) => t('list.bagsOrMore', { count })}
            />
            {choices.brands.length > 0 && (
              <ChoiceField
                name="brand"
                chosen={filters.brand}
                options={choices.brands}
                labelOf={(brand) => brand}
              />
            )}
            {choices.doors.length > 0 && (
              <ChoiceField
                name="doors"
                chosen={filters.doors}
                options={choices.doors}
                labelOf={(count) => t('list.doorsOrMore', { count })}
              />
            )}
            {choices.fuels.length > 0 && (
              <ChoiceField
                name="fuel"
                chosen={filters.fuel}
                options={choices.fuels}
                labelOf={(fuel) => t(`fuels.${fuel}`)}
              />
            )}
            <Field id="max_price" label={t(`list.${price}`, { currency: currencySign(currency) })}>
              <input
                type="number"
                name={PRICE_FIELD[price]}
                min="0"
                step="any"
                inputMode="decimal"
                defaultValue={
                  maxPrice === undefined ? undefined : toMajorUnits({ minor: maxPrice, currency })
                }
                {...described('max_price')}
              />
            </Field>
            {choices.features.length > 0 && (
              <FeatureChoices features={choices.features} chosen={filters.features ?? []} />
            )}
          </div>
        </details>
        <div className={styles.actions}>
          <button type="submit" className={`${button.quiet} ${button.small} ${styles.apply}`}>
            {t('list.apply')}
          </button>
          <a className={`${button.button} ${styles.toResults}`} href={`#${results}`} {...LIVE}>
            {t('list.show', { count: shown })}
          </a>
          <div {...LIVE}>
            {count > 0 && (
              <a className={button.text} href={reset}>
                {t('list.reset')}
              </a>
            )}
          </div>
        </div>
      </form>
      <LiveList />
    </>
  )
}

interface ChoiceFieldProps<Value> {
  name: 'type' | 'transmission' | 'capacity' | 'luggage' | 'brand' | 'doors' | 'fuel'
  chosen: Value | undefined
  options: readonly Choice<Value>[]
  labelOf: (value: Value) => string
}

/** A filter with one value at a time; each shows how many vehicles it would leave. */
function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { name, chosen, options, labelOf } = props
  const { t } = useI18n()
  return (
    <Field id={`filter-${name}`} label={t(`list.${name}`)}>
      <select name={name} defaultValue={chosen ?? ''} {...described(`filter-${name}`)}>
        <option value="">{t('list.any')}</option>
        {options.map(({ value, count }) => (
          <option key={value} value={value} {...LIVE}>
            {t('list.choice', { choice: labelOf(value), count })}
          </option>
        ))}
      </select>
    </Field>
  )
}
