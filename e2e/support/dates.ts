/** A date a number of days from today at the rental place, as `yyyy-mm-dd`: the value of a date field. */
export function inDays(days: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santo_Domingo' }).format(new Date())
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
