import { SimpleGrid, Switch } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { CountField } from '../fields/number-fields.tsx'

/** What drivers are asked for. */
export function DriverFields() {
  const say = useWords('rates')
  const { rates, edit } = useRates()
  const { drivers } = rates
  const set = (changes: Partial<Rates['drivers']>) =>
    edit((now) => ({ ...now, drivers: { ...now.drivers, ...changes } }))
  return (
    <FormSection title={say('drivers.title')} hint={say('drivers.hint')}>
      <Switch
        label={say('drivers.askAge')}
        checked={drivers.askAge}
        onChange={(event) => set({ askAge: event.currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
        <CountField
          at="drivers.minAge"
          label={say('drivers.minAge')}
          least={16}
          most={99}
          optional
          value={drivers.minAge}
          onRead={(minAge) => set({ minAge })}
        />
        <CountField
          at="drivers.maxAge"
          label={say('drivers.maxAge')}
          least={16}
          most={99}
          optional
          value={drivers.maxAge}
          onRead={(maxAge) => set({ maxAge })}
        />
        <CountField
          at="drivers.licenseYears"
          label={say('drivers.licenseYears')}
          most={50}
          optional
          value={drivers.licenseYears}
          onRead={(licenseYears) => set({ licenseYears })}
        />
      </SimpleGrid>
    </FormSection>
  )
}
