import { CancellationFields } from './cancellation-fields.tsx'
import { CurrencyFields } from './currency-fields.tsx'
import { DepositFields } from './deposit-fields.tsx'
import { MileageFields } from './mileage-fields.tsx'
import { PrepaymentFields } from './prepayment-fields.tsx'

/** What is around the price: currency, payment, deposit, cancellation and mileage. */
export function TermsPage() {
  return (
    <>
      <CurrencyFields />
      <PrepaymentFields />
      <DepositFields />
      <CancellationFields />
      <MileageFields />
    </>
  )
}
