import type { Page } from '@playwright/test'
import { inDays } from './dates.ts'

/** The texts that a visitor sees and clicks on the way to a booking, in the landing's language. */
export const WORDS = {
  es: {
    pickupDate: 'Fecha de recogida',
    pickupTime: 'Hora de recogida',
    returnDate: 'Fecha de devolución',
    returnTime: 'Hora de devolución',
    search: 'Buscar vehículos',
    select: 'Seleccionar',
    addSeat: 'Agregar Silla para bebé',
    review: 'Continuar a la revisión',
    name: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    reserve: 'Reservar',
    thanks: (name: string) => `¡Gracias, ${name}!`,
  },
  en: {
    pickupDate: 'Pickup date',
    pickupTime: 'Pickup time',
    returnDate: 'Return date',
    returnTime: 'Return time',
    search: 'Search vehicles',
    select: 'Select',
    addSeat: 'Add Baby seat',
    review: 'Continue to review',
    name: 'Name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    reserve: 'Reserve',
    thanks: (name: string) => `Thank you, ${name}!`,
  },
} as const

/** Three days at the rental place, from `day` days ahead on, as an address contains them. */
export const threeDays = (day = 20) => ({
  date_of_departure: inDays(day),
  time_of_departure: '10:00',
  date_of_arrival: inDays(day + 3),
  time_of_arrival: '10:00',
})

/** The search of an address with three days and a vehicle. */
export const bookingOf = (vehicle: number, more: Record<string, string> = {}, day = 20): string =>
  `?${new URLSearchParams({ ...threeDays(day), vehicle: String(vehicle), ...more })}`

export interface Visitor {
  name: string
  lastName: string
  email: string
  phone: string
}

export const ZOE: Visitor = {
  name: 'Zoë',
  lastName: 'O’Brien',
  email: 'zoe@example.com',
  phone: '+353 1 555 0199',
}

/**
 * A visitor at an address that only gets the mails of one journey, as long as theirs: journeys share a server, and `mailTo` takes
 * the newest mail.
 */
export const mailedAlone = <V extends { email: string }>(visitor: V, journey: number): V => ({
  ...visitor,
  email: visitor.email.replace(/^[^@]+/, (name) => `${journey}`.padEnd(name.length, 'x')),
})

/** Fills in the checkout form and accepts the terms. */
export async function fillIn(
  page: Page,
  visitor: Visitor,
  language: keyof typeof WORDS = 'es',
): Promise<void> {
  const say = WORDS[language]
  // A form that is sent while the rest of its page is still on the way lacks the fields there.
  await page.waitForLoadState()
  await page.getByLabel(say.name, { exact: true }).fill(visitor.name)
  await page.getByLabel(say.lastName).fill(visitor.lastName)
  await page.getByLabel(say.email).fill(visitor.email)
  await page.getByLabel(say.phone).fill(visitor.phone)
  await page.getByRole('checkbox').check()
}
