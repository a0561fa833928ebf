import { mileageWords } from '@nelly/contract/reservations/payment-rows'
import { prepaymentWords } from '@nelly/contract/reservations/prepayment-words'
import { endedOnce } from '@nelly/contract/words/moment-words'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { driverAges } from '@nelly/domain/rules/driver-rules'
import { driverWords } from '../booking/driver-words.ts'
import type { I18n } from '../i18n.tsx'

/** When what is paid, and how what is paid before the pickup. Source: rules.md, "Prepayment and deposit". */
export function paymentFact({ prepayment, currency }: Rates, { t, language }: I18n): string {
  if (!prepayment) return ''
  const part =
    prepayment.percent === null
      ? t('faq.payAmount', {
          price: formatMoney({ minor: prepayment.amount ?? (0 as MinorUnits), currency }),
        })
      : t('faq.payPercent', { percent: prepayment.percent / 100 })
  return `${part} ${prepaymentWords(prepayment.instructions, language)}`
}

/** What is held at the pickup, of which vehicles, and with which extras; blank where nothing is. */
export function depositFact({ deposit, extras, currency }: Rates, { t, language }: I18n): string {
  const money = (minor: MinorUnits) => formatMoney({ minor, currency })
  const amounts = deposit.map(({ amount }) => amount).toSorted((one, other) => one - other)
  const [least, most] = [amounts[0], amounts.at(-1)]
  const withExtras = extras.flatMap(({ name, deposit: own }) =>
    own === null ? [] : [t('faq.depositExtra', { extra: name[language], price: money(own) })],
  )
  const isForAll = deposit.some(({ vehicleId }) => vehicleId === null)
  const ofVehicles = () => {
    if (least === undefined || most === undefined || most === 0) return []
    if (isForAll && least === most) return [t('faq.depositAll', { price: money(most) })]
    if (isForAll && least > 0) return [t('faq.depositRange', { least: money(least), most: money(most) })]
    return [t('faq.depositSome', { most: money(most) })]
  }
  const told = [...ofVehicles(), ...withExtras]
  return told.length === 0 ? '' : [...told, t('faq.depositHold')].join(' ')
}

/** The kilometres of a day, and of which vehicles; blank where nothing is said of them. Source: rules.md, "Prepayment and deposit". */
export function mileageFact({ mileage, currency }: Rates, { t, language }: I18n): string {
  const words = (one: Rates['mileage'][number]) => mileageWords(one, currency, language)
  const usual = mileage.find(({ vehicleId }) => vehicleId === null)
  if (!usual) return mileage.length === 0 ? '' : t('faq.mileageSome')
  const differs = mileage.some((one) => words(one) !== words(usual))
  return [words(usual), ...(differs ? [t('faq.mileageOthers')] : [])].join(' ')
}

/** What happens after the minutes that cost nothing. Source: rules.md, "Days of a rental". */
export function beyondFact({ days: { partDays } }: Rates, { t, language }: I18n): string {
  if (partDays.length === 0) return t('faq.anotherDay')
  const parts = partDays.map(({ upToHours, percent }) =>
    t('faq.partDay', { hours: upToHours, percent: percent / 100 }),
  )
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
  return t('faq.partDays', { parts: list })
}

/** Who may drive: ages, and years of the driving licence; blank where nothing is said. Source: rules.md, "When it may be rented". */
export function driversFact({ drivers }: Pick<Rates, 'drivers'>, { t }: I18n): string {
  const words = driverWords({ ages: driverAges(drivers, null), licenseYears: drivers.licenseYears }, t)
  const told = [...words, ...(drivers.vehicles.length > 0 ? [t('faq.driversSome')] : [])]
  return told.map((each) => endedOnce(`${each}.`)).join(' ')
}
