import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A cell of the sheet of prices, such as `Toyota Corolla, desde 1 día`. */
export const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The link to a page of the rates. */
export const pageOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones de los precios' }).getByRole('link', { name, exact: true })

/** Goes to a page of the rates on a phone, where the links are folded behind a button. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Secciones de los precios' }).getByRole('button').click()
  await pageOf(page, name).click()
}

/** The dialog that says what a save changes. */
export const changes = (page: Page) => page.getByRole('dialog', { name: 'Esto va a cambiar' })

/** Saves what was edited, once the changes were read. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  await changes(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Precios guardados. Se aplican desde ahora.').first()).toBeVisible()
}

/** Adds a tier, such as "from 3 days". */
export async function addTier(page: Page, days: number): Promise<void> {
  await page.getByLabel('Desde cuántos días').fill(String(days))
  await page.getByRole('button', { name: 'Agregar tramo' }).click()
}
