import { Switch } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

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
    </FormSection>
  )
}
