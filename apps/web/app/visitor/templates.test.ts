import { readFileSync } from 'node:fs'
import { TEMPLATES } from '@nelly/domain/site/site-document'
import { expect, test } from 'vitest'

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const rules = [...read('templates.css').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body.split(';').flatMap((line) => {
      const [name = '', value = ''] = line.split(/:(.*)/s).map((part) => part.trim())
      return name === '' ? [] : [{ name, value }]
    }),
  }),
)
const [root = ''] = read('base.css').split('@media')

test('each template but the first, which is what pages are by default, has its own settings', () =>
  expect(rules.map(({ selector }) => selector)).toEqual(
    TEMPLATES.slice(1).map((template) => `[data-template='${template}']`),
  ))

test.each(rules)(
  '$selector sets what pages use, and no colour: any two keep the contrast that theme.ts gives them',
  (rule) => {
    for (const { name, value } of rule.declarations) {
      expect(root).toContain(`${name}:`)
      expect(`${name}: ${value}`).toMatch(
        /^--(headings|heading-weight|heading-spacing|step-[24]|round(-small|-large|-button)?|card-line|card-shadow|section-space|wide|head-line|head-space|hero-(stage|bar|round|align)): /,
      )
      expect(value).not.toMatch(/#|rgb|hsl|lab|lch|color|url/)
    }
  },
)
