import { mileageWords, paymentRows } from '@nelly/contract/reservations/payment-rows'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import { contractsIn } from '@nelly/contract/words/contracts'
import { momentWords, visitorReading } from '@nelly/contract/words/moment-words'
import type { ContractContent, ContractEnd } from '@nelly/domain/contracts/contract-content'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { drawable } from '../../platform/images/share/fonts.ts'
import type { RowGroup } from '../../platform/pdf/paper.ts'

const [FACT_NAMES, PRICE_NAMES] = [150, 380]

/** What a contract shows, by headings; rows without a value are left out. */
export function groupsOf(contract: ContractContent): RowGroup[] {
  const { language, quote, fuel, document, handedOver } = contract
  const { currency } = quote
  const t = contractsIn(language)
  const money = (minor: MinorUnits) => formatMoney({ minor, currency })
  const end = ({ at, place }: ContractEnd) =>
    `${momentWords(at, visitorReading(language), 'dated')}, ${place}`
  const { odometer, fuelEighths } = handedOver
  const facts = (title: string, rows: [string, string | null | false][]): RowGroup => ({
    title,
    names: FACT_NAMES,
    align: 'left',
    rows: rows.flatMap(([name, value]) => (value ? [{ name, value: drawable(value) }] : [])),
  })
  const groups = [
    facts(t('customer'), [
      [t('rows.name'), contract.customer],
      [
        t('rows.document'),
        document && t('document', { kind: t(`documents.${document.kind}`), last: document.lastFour }),
      ],
      [t('rows.age'), contract.driverAge !== null && t('age', { age: contract.driverAge })],
      [t('rows.drivers'), t('drivers', { count: contract.additionalDrivers })],
    ]),
    facts(t('rental'), [
      [t('rows.reference'), contract.reference],
      [t('rows.vehicle'), contract.vehicle],
      [t('rows.unit'), String(contract.unit)],
      [t('rows.plate'), contract.plate],
      [t('rows.pickup'), end(contract.pickup)],
      [t('rows.return'), end(contract.return)],
      [t('rows.mileage'), quote.terms.mileage && mileageWords(quote.terms.mileage, currency, language)],
      [
        t('rows.fuel'),
        fuel &&
          [
            t('fuel', { price: money(fuel.perEighth) }),
            fuel.serviceFee > 0 && t('fuelService', { fee: money(fuel.serviceFee) }),
          ]
            .filter(Boolean)
            .join(' '),
      ],
      [t('rows.odometer'), odometer !== null && `${odometer.toLocaleString('en')} km`],
      [t('rows.tank'), fuelEighths !== null && `${fuelEighths}/8`],
      [t('rows.damages'), contract.damages ?? null],
    ]),
    {
      title: t('price'),
      names: PRICE_NAMES,
      align: 'right' as const,
      rows: [
        ...priceRows(quote, language).map(({ label, reason, amount }) => ({
          name: drawable(reason === null ? label : `${label} (${reason})`),
          value: money(amount),
        })),
        { name: t('total'), value: money(quote.total), isStrong: true },
        ...paymentRows(quote, language).map(({ label, hint, amount }) => ({
          name: hint === null ? label : `${label} (${hint})`,
          value: money(amount),
        })),
      ],
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** When the terms were accepted, or that they were not asked for. */
export function termsWords({ terms, language }: ContractContent): string {
  const at = terms?.acceptedAt
  const t = contractsIn(language)
  return at ? t('accepted', { moment: momentWords(at, visitorReading(language), 'dated') }) : t('shown')
}
