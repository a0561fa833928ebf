import type { NearestTrip } from '@nelly/contract/refusals/rule-refusals'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { I18n } from '../i18n.tsx'

/** What is different in a trip that is offered instead of a refused one, as a button says it. */
export function offerWords(
  wished: { readonly period: RentalPeriod; readonly returnPlace: string },
  offer: NearestTrip,
  i18n: I18n,
): string {
  const { t } = i18n
  const when = timeWords(wished.period, offer.period, i18n)
  if (offer.returnPlace === wished.returnPlace) return when
  const where = t('trip.offerPlace', { place: offer.returnPlace })
  return when === '' ? where : `${where}: ${when}`
}

function timeWords(
  wished: RentalPeriod,
  offered: RentalPeriod,
  { t, longDay, time, longMoment }: I18n,
): string {
  const isSame = (end: keyof RentalPeriod) => wished[end] === offered[end]
  const isSameDay = (end: keyof RentalPeriod) => dateOf(wished[end]) === dateOf(offered[end])
  const [pickup, back] = [time(timeOf(offered.pickup)), time(timeOf(offered.return))]
  if (isSame('pickup') && isSame('return')) return ''
  if (isSameDay('pickup') && isSameDay('return')) {
    if (isSame('return')) return t('trip.offerPickup', { time: pickup })
    if (isSame('pickup')) return t('trip.offerReturn', { time: back })
    return t('trip.offerBoth', { pickup, return: back })
  }
  const isSameHour = (end: keyof RentalPeriod) => timeOf(wished[end]) === timeOf(offered[end])
  return isSameHour('pickup') && isSameHour('return')
    ? t('trip.offerDates', { from: longDay(dateOf(offered.pickup)), to: longDay(dateOf(offered.return)) })
    : t('trip.offerDates', { from: longMoment(offered.pickup), to: longMoment(offered.return) })
}
