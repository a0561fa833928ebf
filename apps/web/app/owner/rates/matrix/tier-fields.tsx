import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useMay } from '../../roles/use-membership.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { withTiers } from './price-cells.ts'
import css from './prices.module.css'

/** The longest "from so many days". */
const MOST_DAYS = 365
/** The most columns of the table. */
export const MOST_TIERS = 8

/** From how many days other prices hold: the columns of the table. */
export function TierFields() {
  const t = useWords('rates')
  const { rates, errors, editWork } = useRates()
  const maySave = useMay('saveRates')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const days = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0
    if (days < 2 || days > MOST_DAYS) return setFault(t('field.between', { least: 2, most: MOST_DAYS }))
    editWork((work) => withTiers(work, [...work.rates.tiers, days]))
    setTyped('')
    setFault(undefined)
  }
  return (
    <section className="card list spaced" aria-labelledby="tiers">
      <h2 id="tiers">{t('tiers.title')}</h2>
      <p className="muted">{t('tiers.hint')}</p>
      <ul className="row">
        {rates.tiers.map((days) => (
          <li key={days} className={css.tier}>
            {t('matrix.fromDays', { days })}
            {maySave && days > 1 && (
              <ActionIcon
                variant="subtle"
                color="dark"
                size={32}
                aria-label={t('tiers.remove', { days })}
                onClick={() =>
                  editWork((work) =>
                    withTiers(
                      work,
                      work.rates.tiers.filter((one) => one !== days),
                    ),
                  )
                }
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {maySave && rates.tiers.length < MOST_TIERS && (
        <form noValidate className={`row ${css.tierForm}`} onSubmit={add}>
          <TextInput
            label={t('tiers.new')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={fault ?? errors.tiers}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {t('tiers.add')}
          </Button>
        </form>
      )}
    </section>
  )
}
