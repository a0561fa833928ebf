import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import type { CalendarDate, ClockTime } from '@nelly/domain/wall-clock'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import type { TestWish } from './test-wish.ts'

/** What a visitor would choose. */
export function TestForm() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, vehicles, places, wish, setWish } = useRates()
  const { text } = useFormats()
  const set = (changes: Partial<TestWish>) => setWish({ ...wish, ...changes })
  const vehicle = wish.vehicle ?? vehicles[0]?.id
  const placeOptions = [
    { value: '', label: t('test.anyPlace') },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const place = (value: string) => (value === '' ? null : (Number(value) as PlaceId))
  return (
    <TitledCard title={t('test.wish')}>
      <NativeSelect
        label={t('matrix.vehicle')}
        value={String(vehicle)}
        onChange={(event) => set({ vehicle: Number(event.currentTarget.value) as VehicleId })}
        data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <TextInput
          type="date"
          label={t('test.pickupDate')}
          value={wish.pickupDate}
          onChange={({ currentTarget }) =>
            currentTarget.value && set({ pickupDate: currentTarget.value as CalendarDate })
          }
        />
        <TextInput
          type="time"
          label={t('test.pickupTime')}
          value={wish.pickupTime}
          onChange={({ currentTarget }) =>
            currentTarget.value && set({ pickupTime: currentTarget.value as ClockTime })
          }
        />
        <TextInput
          type="date"
          label={t('test.returnDate')}
          value={wish.returnDate}
          onChange={({ currentTarget }) =>
            currentTarget.value && set({ returnDate: currentTarget.value as CalendarDate })
          }
        />
        <TextInput
          type="time"
          label={t('test.returnTime')}
          value={wish.returnTime}
          onChange={({ currentTarget }) =>
            currentTarget.value && set({ returnTime: currentTarget.value as ClockTime })
          }
        />
        {places.length > 0 && (
          <>
            <NativeSelect
              label={t('test.pickupPlace')}
              value={wish.pickupPlace ?? ''}
              onChange={(event) => set({ pickupPlace: place(event.currentTarget.value) })}
              data={placeOptions}
            />
            <NativeSelect
              label={t('test.returnPlace')}
              value={wish.returnPlace ?? ''}
              onChange={(event) => set({ returnPlace: place(event.currentTarget.value) })}
              data={placeOptions}
            />
          </>
        )}
        {vehicle !== undefined &&
          extrasOf(rates.extras, vehicle).map(({ code, name, maxQuantity }) => (
            <NativeSelect
              key={code}
              label={text(name)}
              value={String(wish.extras[code] ?? 0)}
              onChange={(event) =>
                set({ extras: { ...wish.extras, [code]: Number(event.currentTarget.value) } })
              }
              data={numbers(0, maxQuantity)}
            />
          ))}
        <NativeSelect
          label={t('test.age')}
          value={wish.driverAge ?? ''}
          onChange={(event) => set({ driverAge: Number(event.currentTarget.value) || null })}
          data={[{ value: '', label: t('test.ageUnknown') }, ...numbers(16, 99)]}
        />
        <NativeSelect
          label={t('test.additionalDrivers')}
          value={String(wish.additionalDrivers)}
          onChange={(event) => set({ additionalDrivers: Number(event.currentTarget.value) })}
          data={numbers(0, 9)}
        />
        <TextInput
          label={labels('fields.code')}
          autoComplete="off"
          maxLength={40}
          value={wish.discountCode}
          onChange={(event) => set({ discountCode: event.currentTarget.value })}
        />
      </SimpleGrid>
    </TitledCard>
  )
}

const numbers = (from: number, to: number): { value: string; label: string }[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ value: String(from + n), label: String(from + n) }))
