import { NativeSelect, SimpleGrid } from '@mantine/core'
import {
  HEAT_MAP_DAYS,
  type HeatCell,
  type HeatMapRequest,
  heatMapRow,
} from '@nelly/domain/heat-map/heat-map'
import { addDays, type ClockTime, dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { useEffect, useMemo, useState } from 'react'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import css from './heat.module.css'
import { type CellPosition, HeatCanvas } from './heat-canvas.tsx'
import { HeatLegend } from './heat-legend.tsx'
import { heatScale } from './heat-scale.ts'
import { HeatTable } from './heat-table.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** What each rental of a year costs by the rates as they are edited, by day of pickup and length. */
export function HeatMapPage() {
  const t = useWords('rates')
  const { compiled, vehicles, places, timezone } = useRates()
  const { date, money } = useFormats()
  const { sentenceOf } = useRuleWords()
  const [choice, setChoice] = useState({ vehicle: '', pickup: '', back: '', age: '', time: '10:00' })
  const [chosen, choose] = useState<CellPosition>({ day: 0, days: 1 })
  const vehicle = vehicles.find(({ id }) => String(id) === choice.vehicle) ?? vehicles[0]
  const request = useMemo((): HeatMapRequest | undefined => {
    if (!vehicle) return undefined
    const now = wallClockIn(timezone, new Date())
    const place = (id: string) => places.find((one) => String(one.id) === id) ?? null
    return {
      rates: compiled,
      vehicle,
      pickupPlace: place(choice.pickup),
      returnPlace: place(choice.back),
      driverAge: Number(choice.age) || null,
      now,
      first: addDays(dateOf(now), 1),
      time: choice.time as ClockTime,
    }
  }, [compiled, vehicle, places, timezone, choice])
  const rows = useHeatMap(request)
  const scale = useMemo(() => heatScale(rows), [rows])
  const cell = rows[chosen.day]?.[chosen.days - 1]
  const months = [...new Set(rows.map(([first]) => first?.period.pickup.slice(0, 7) ?? ''))]
  const month = cell?.period.pickup.slice(0, 7) ?? months[0]
  const set = (changes: Partial<typeof choice>) => setChoice({ ...choice, ...changes })
  const placeOptions = [
    { value: '', label: t('test.anyPlace') },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <div className="stack">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={16} component="section" aria-label={t('heat.of')}>
        <NativeSelect
          label={t('matrix.vehicle')}
          value={String(vehicle?.id)}
          onChange={({ currentTarget: { value } }) => set({ vehicle: value })}
          data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {places.length > 0 && (
          <>
            <NativeSelect
              label={t('test.pickupPlace')}
              value={choice.pickup}
              onChange={({ currentTarget: { value } }) => set({ pickup: value })}
              data={placeOptions}
            />
            <NativeSelect
              label={t('test.returnPlace')}
              value={choice.back}
              onChange={({ currentTarget: { value } }) => set({ back: value })}
              data={placeOptions}
            />
          </>
        )}
        <NativeSelect
          label={t('heat.time')}
          value={choice.time}
          onChange={({ currentTarget: { value } }) => set({ time: value })}
          data={HOURS}
        />
        <NativeSelect
          label={t('test.age')}
          value={choice.age}
          onChange={({ currentTarget: { value } }) => set({ age: value })}
          data={[{ value: '', label: t('test.ageUnknown') }, ...AGES]}
        />
      </SimpleGrid>
      <TitledCard title={t('heat.title')}>
        <p id="heat-keys" className="muted">
          {t('heat.keys')}
        </p>
        <p id="heat-cell" className={css.cell} aria-live="polite">
          {cell ? (
            <>
              {t('heat.cell', {
                date: date(dateOf(cell.period.pickup), {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                  year: 'numeric',
                }),
                days: chosen.days,
              })}{' '}
              <b>{cell.total === null ? sentenceOf(cell.refused) : money(cell.total)}</b>
            </>
          ) : (
            t('heat.computing', { done: rows.length, of: HEAT_MAP_DAYS })
          )}
        </p>
        <HeatCanvas rows={rows} scale={scale} chosen={chosen} onChoose={choose} />
        <HeatLegend rows={rows} />
      </TitledCard>
      <NativeSelect
        className={css.month}
        label={t('heat.month')}
        value={month ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const day = rows.findIndex(([first]) => first?.period.pickup.startsWith(value))
          choose({ ...chosen, day: Math.max(0, day) })
        }}
        data={months.map((one) => ({
          value: one,
          label: date(`${one}-01`, { month: 'long', year: 'numeric' }),
        }))}
      />
      {month && <HeatTable rows={rows} month={month} />}
    </div>
  )
}

const AGES = Array.from({ length: 84 }, (_, n) => String(16 + n))
const HOURS = Array.from({ length: 24 }, (_, n) => `${String(n).padStart(2, '0')}:00`)

/** Milliseconds that are computed at a time: keys and clicks are answered in between. */
const SLICE = 12

/** The rows of a heat map, those that are computed so far; begins anew where the request is another object. */
function useHeatMap(request: HeatMapRequest | undefined): readonly (readonly HeatCell[])[] {
  const [made, setMade] = useState<{ request: HeatMapRequest; rows: readonly (readonly HeatCell[])[] }>()
  useEffect(() => {
    if (!request) return
    const rows: HeatCell[][] = []
    const slice = () => {
      const end = performance.now() + SLICE
      while (rows.length < HEAT_MAP_DAYS && performance.now() < end) {
        rows.push(heatMapRow(request, rows.length))
      }
      setMade({ request, rows: [...rows] })
      if (rows.length < HEAT_MAP_DAYS) timer = setTimeout(slice)
    }
    let timer = setTimeout(slice)
    return () => clearTimeout(timer)
  }, [request])
  return made && made.request === request ? made.rows : []
}
