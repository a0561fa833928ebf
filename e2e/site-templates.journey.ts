import { gzipSync } from 'node:zlib'
import {
  newSection,
  type PartId,
  SECTION_KINDS,
  SECTION_VARIANTS,
  type Section,
} from '@nelly/domain/site/sections'
import { type SiteDocument, TEMPLATES } from '@nelly/domain/site/site-document'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { picture } from './support/pictures.ts'

const both = (es: string, en = es) => ({ es, en })

/** A site with every kind of section, with words in each and photographs where there may be. */
async function fullSite(operator: Operator, landing: number, document: SiteDocument): Promise<SiteDocument> {
  const form = new FormData()
  form.set('photograph', await picture('interior', 1200), 'interior.jpg')
  const [stored] = await operator.call<{ path: string }[]>('POST', `/landings/${landing}/site/pictures`, form)
  const photograph = { path: stored?.path ?? '', alt: both('El interior'), focus: { x: 30, y: 60 } }
  const entry = { id: 'a' as PartId, title: both('Sin sorpresas'), text: both('El precio es el precio.') }
  const family = [
    { kind: 'paragraph' as const, spans: [{ text: 'Una ' }, { text: 'familia', bold: true as const }] },
  ]
  const body = { es: family, en: family }
  const filled = {
    hero: { pictures: [photograph] },
    about: { body, picture: photograph },
    gallery: { pictures: [photograph] },
    'why-us': { points: [{ ...entry, icon: 'shield' }] },
    requirements: { body },
    'how-it-works': { steps: [entry] },
    reviews: {
      quotations: [{ id: 'a', text: both('Muy bien.'), author: 'Ana', source: 'Google', year: 2025 }],
    },
    questions: { entries: [{ id: 'a', question: both('¿Perros?'), answer: both('Sí.') }] },
    announcement: {
      text: both('Abierto también el domingo.'),
      link: { label: both('Ver'), href: '#content' },
    },
  } as Record<string, object>
  return {
    ...document,
    languages: { default: 'es', both: true },
    contact: {
      phone: '809-555-0100',
      email: 'hola@example.com',
      whatsapp: '+18095550100',
      address: 'Calle 1',
    },
    sections: SECTION_KINDS.map((kind) => ({
      ...newSection(kind, kind as string as PartId),
      ...filled[kind],
    })),
  } as SiteDocument
}

/** Expects that no section leaves the right of a wide page empty: each has something in the last fifth of its width. */
async function expectToFillWidth(page: Page): Promise<void> {
  const narrow = await page.locator('main section:has(h2)').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const { left, right } = section.getBoundingClientRect()
      const { paddingInlineEnd } = getComputedStyle(section)
      const shown = [...section.querySelectorAll('p, li, dd, details, img, form')]
      const reached = Math.max(...shown.map((part) => part.getBoundingClientRect().right)) - left
      const share = reached / (right - left - Number.parseFloat(paddingInlineEnd))
      return share < 0.8 ? [`${section.querySelector('h2')?.textContent}: ${Math.round(100 * share)} %`] : []
    }),
  )
  expect.soft(narrow).toEqual([])
}

/** The same section in the variant with this number, counted round. */
const inVariant = (section: Section, index: number): Section => {
  const variants = SECTION_VARIANTS[section.kind]
  return { ...section, variant: variants[index % variants.length] } as Section
}

test('a site with every kind of section is accessible, fits and fills the width in each template, and is light', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Plantillas' })
  const site = `/landings/${landing.id}/site`
  type Draft = { document: SiteDocument; revision: number }
  const opened = await operator.call<Draft>('GET', site)
  let { revision } = opened
  let document = await fullSite(operator, landing.id, opened.document)
  const colours = [
    { primary: '#ffff00', secondary: '#ffffff' },
    { primary: '#1a2b6d', secondary: '#ff0000' },
  ]
  for (const [index, template] of TEMPLATES.entries()) {
    await test.step(template, async () => {
      const look = { ...document.look, template, ...colours[index % 2] } as SiteDocument['look']
      document = {
        ...document,
        look,
        sections: document.sections.map((section) => inVariant(section, index)),
      }
      revision = (await operator.call<Draft>('PUT', site, { revision, document })).revision
      await operator.call('POST', `${site}/publications`, { revision, note: template })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width: colorScheme === 'light' ? 1280 : 320, height: 800 })
        await page.goto(`/${landing.name}`)
        await expect(page.locator(`[data-template="${template}"]`)).toBeVisible()
        await expect(page.getByText('Sin sorpresas').first()).toBeVisible()
        await expectAccessible(page)
        await expectToFit(page)
        if (colorScheme === 'light') await expectToFillWidth(page)
      }
      await test.step('its menu is beside the logo on the smallest screen', async () => {
        const header = page.getByRole('banner')
        const [logo, menu] = await Promise.all(
          [header.getByRole('link').first(), header.getByRole('navigation')].map((part) =>
            part.boundingBox(),
          ),
        )
        expect(menu?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0))
      })
    })
  }
  await test.step('its HTML and styles are below 40 kB', async () => {
    const html = await (await fetch(`${server.origin}/${landing.name}`)).text()
    const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    const styles = await Promise.all(
      sheets.map(async (href) => (await fetch(new URL(href ?? '', server.origin))).text()),
    )
    const bytes = [html, ...styles].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThan(40_000)
  })
})
