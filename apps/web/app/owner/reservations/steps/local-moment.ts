/** A moment by this device's clock, as the value of a field of day and time: `2027-03-10T09:05`. */
export const localMoment = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')
