import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { NO_RICH_TEXT, type RichTexts } from '@nelly/domain/site/rich-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LandingProvider } from '../landing-context.ts'
import { SiteRichText } from './rich-text.tsx'

const rendered = (of: RichTexts, level: 2 | 3 = 2) =>
  renderToStaticMarkup(
    createElement(
      LandingProvider,
      { value: { language: 'es' } as VisitedLanding },
      createElement(SiteRichText, { of, level }),
    ),
  ).replace(/^<div class="[^"]*"/, '<div')

test('blocks and letters become their elements, with headings below the given level', () => {
  const es: RichTexts['es'] = [
    { kind: 'heading', spans: [{ text: 'Quiénes somos' }] },
    { kind: 'subheading', spans: [{ text: 'Desde 1998' }] },
    { kind: 'paragraph', spans: [{ text: 'Una ' }, { text: 'familia', bold: true, italic: true }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ text: 'Uno' }],
        [
          { text: 'Dos ', link: '/sol/FAQ' },
          { text: 'y', bold: true, link: '/sol/FAQ' },
        ],
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'Tres' }]] },
  ]
  expect(rendered({ es, en: [] }, 3)).toBe(
    '<div><h3>Quiénes somos</h3><h4>Desde 1998</h4><p>Una <strong><em>familia</em></strong></p>' +
      '<ol><li>Uno</li><li><a href="/sol/FAQ">Dos <strong>y</strong></a></li></ol><ul><li>Tres</li></ul></div>',
  )
})

test('what looks like HTML is text', () =>
  expect(
    rendered({ es: [{ kind: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] }], en: [] }),
  ).toBe('<div><p>&lt;script&gt;alert(1)&lt;/script&gt;</p></div>'))

test('a text of the other language says its language', () =>
  expect(rendered({ es: [], en: [{ kind: 'paragraph', spans: [{ text: 'Hello' }] }] })).toBe(
    '<div lang="en"><p>Hello</p></div>',
  ))

test('nothing is rendered where nothing is written', () => expect(rendered(NO_RICH_TEXT)).toBe(''))
