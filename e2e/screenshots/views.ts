import type { Page } from '@playwright/test'
import { inDays } from '../support/dates.ts'
import { pictureFile } from '../support/pictures.ts'

/** A picture of the product. */
export interface View {
  /** The name of its file, without the extension. */
  name: string
  path: string
  width: number
  height: number
  signedIn?: boolean
  /** Brings the page into the state of the screenshot. */
  prepare?(page: Page): Promise<void>
}

const DESK = { width: 1280, height: 840 }
const LANDING = '/caribe-rent-a-car'
const search = new URLSearchParams({
  place_of_departure: 'Aeropuerto Las Américas (SDQ)',
  number_of_persons: '4',
  date_of_departure: inDays(12),
  time_of_departure: '10:00',
  date_of_arrival: inDays(16),
  time_of_arrival: '10:00',
})

export const VIEWS: readonly View[] = [
  { name: 'visitor-home', path: LANDING, ...DESK },
  { name: 'visitor-home-phone', path: LANDING, width: 390, height: 840 },
  { name: 'visitor-vehicles', path: `${LANDING}/vehicle?${search}`, ...DESK },
  {
    name: 'owner-landings',
    path: '/landings',
    ...DESK,
    signedIn: true,
    prepare: (page) => page.getByText('Próximas recogidas').waitFor(),
  },
  { name: 'owner-designer', path: '/layout-designer', ...DESK, signedIn: true, prepare: fillDesigner },
  {
    name: 'owner-calendar',
    path: '/reservation/calendar',
    ...DESK,
    signedIn: true,
    prepare: (page) => page.getByRole('grid').first().waitFor(),
  },
  {
    name: 'owner-desk',
    path: '/app/desk',
    ...DESK,
    signedIn: true,
    prepare: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  { name: 'owner-change', path: '/reservation?sort=-pickup', ...DESK, signedIn: true, prepare: changeReturn },
]

async function fillDesigner(page: Page): Promise<void> {
  await page.getByLabel('Nombre de la landing').fill('Ruta Sur')
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureFile('logo'),
  })
  await page.getByRole('button', { name: 'Combinación 1' }).click()
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.getByText('Está libre').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

/** Moves the return of the last reservation by two days, down to what that would cost. */
async function changeReturn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Ver la reserva de/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click()
  const back = dialog.getByLabel('Fecha de devolución')
  const later = new Date(Date.parse(await back.inputValue()) + 2 * 86_400_000)
  await back.fill(later.toISOString().slice(0, 10))
  await dialog.getByText('más que antes').waitFor()
  await dialog.getByRole('button', { name: 'Guardar' }).scrollIntoViewIfNeeded()
}
