import type { VehicleFilters } from '@nelly/domain/vehicle-filters'
import type { BookingUnderWay } from '../booking/booking.ts'
import { carriedFields } from '../booking/booking-address.ts'
import button from '../parts/button.module.css'
import { described, Field } from '../parts/field.tsx'
import { Icon } from '../parts/icon.tsx'
import { useSpeech } from '../speech.tsx'
import { FeatureChoices } from './feature-choices.tsx'
import { filterFields } from './filter-address.ts'
import type { FilterChoices } from './filter-choices.ts'
import styles from './filter-form.module.css'
import { LIVE, LiveList } from './live-list.tsx'

interface FilterFormProps {
  filters: VehicleFilters
  choices: FilterChoices
  booking: BookingUnderWay
  /** The list's page. */
  action: string
  /** The list's address without filters. */
  reset: string
}

/** The quick search and the filters; a plain form whose answer is the list, and where scripts run one that acts at once. */
export function FilterForm({ filters, choices, booking, action, reset }: FilterFormProps) {
  const { say } = useSpeech()
  const count = filterFields(filters).length
  const further = count - (filters.text === undefined ? 0 : 1)
  return (
    <>
      <form action={action} method="get" autoComplete="off" className={styles.form}>
        {carriedFields(booking).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="q" label={say('list.text')}>
          <input type="search" name="q" maxLength={80} defaultValue={filters.text} {...described('q')} />
        </Field>
        <details className={styles.further} open={further > 0}>
          <summary className={styles.summary}>
            <Icon name="sliders" />
            <span {...LIVE}>
              {further > 0 ? say('list.filtersOn', { count: further }) : say('list.filters')}
            </span>
          </summary>
          <div className={styles.fields}>
            <Choice
              name="type"
              chosen={filters.type}
              options={choices.types.map((type) => [type, say(`types.${type}`)])}
            />
            <Choice
              name="transmission"
              chosen={filters.transmission}
              options={choices.transmissions.map((gear) => [gear, say(`transmissions.${gear}`)])}
            />
            <Choice
              name="capacity"
              chosen={filters.capacity}
              options={choices.capacity.map((count) => [count, say('list.peopleOrMore', { count })])}
            />
            <Choice
              name="luggage"
              chosen={filters.luggage}
              options={choices.luggage.map((count) => [count, say('list.bagsOrMore', { count })])}
            />
            {choices.brands.length > 0 && (
              <Choice
                name="brand"
                chosen={filters.brand}
                options={choices.brands.map((brand) => [brand, brand])}
              />
            )}
            <Field id="max_price" label={say('list.maxPrice')}>
              <input
                type="number"
                name="max_price"
                min="0"
                step="any"
                inputMode="decimal"
                defaultValue={filters.maxPricePerDay === undefined ? undefined : filters.maxPricePerDay / 100}
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
            {say('list.apply')}
          </button>
          <div {...LIVE}>
            {count > 0 && (
              <a className={button.text} href={reset}>
                {say('list.reset')}
              </a>
            )}
          </div>
        </div>
      </form>
      <LiveList />
    </>
  )
}

interface ChoiceProps {
  name: 'type' | 'transmission' | 'capacity' | 'luggage' | 'brand'
  chosen: string | number | undefined
  options: readonly (readonly [string | number, string])[]
}

function Choice({ name, chosen, options }: ChoiceProps) {
  const { say } = useSpeech()
  return (
    <Field id={`filter-${name}`} label={say(`list.${name}`)}>
      <select name={name} defaultValue={chosen ?? ''} {...described(`filter-${name}`)}>
        <option value="">{say('list.any')}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
