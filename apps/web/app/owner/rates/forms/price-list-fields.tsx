import { SimpleGrid, Switch } from '@mantine/core'
import { minorUnits } from '@nelly/domain/money'
import type { ListedPrice } from '@nelly/domain/rates/rates'
import { useWords } from '../../words/use-words.ts'
import { AmountField } from '../fields/number-fields.tsx'
import { LocalizedField } from '../fields/text-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { ItemList, type ItemProps } from './item-list.tsx'

/** What may be charged by name when a vehicle comes back. */
export const PriceListFields = () => (
  <ItemList name="priceList" kind="listed" idOf={({ code }) => code} create={emptyItem}>
    {(props) => <ItemFields {...props} />}
  </ItemList>
)

function ItemFields({ item, at, onChange }: ItemProps<ListedPrice>) {
  const labels = useWords('rateLabels')
  const { field } = useFields()(at, item, onChange)
  return (
    <>
      <LocalizedField {...field('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <AmountField {...field('amount')} />
      </SimpleGrid>
      <Switch
        label={labels('fields.taxable')}
        checked={item.taxable}
        onChange={({ currentTarget: { checked } }) => onChange({ taxable: checked })}
      />
    </>
  )
}

const emptyItem = (code: string): ListedPrice => ({
  code,
  name: { es: 'Precio nuevo', en: 'New price' },
  amount: minorUnits(0),
  taxable: true,
})
