import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineStyles, InlineStylesProvider } from './inline-styles.ts'
import { Tones } from './visitor/ui/tones.tsx'

test('collects the inline styles of pictures as React renders them, without parsing the page', () => {
  const styles = new InlineStyles()
  const pictures = ['0123456ab', 'fedcba987', '0123456ab', ' src=<script>'].map((tones, key) =>
    h(Tones, { key, tones }),
  )
  const page = renderToString(
    h(InlineStylesProvider, { value: styles }, h('html', {}, h('head'), h('body', {}, pictures))),
  )
  const written = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text)
  expect(styles.texts()).toEqual(written)
  expect(written).toHaveLength(1)
})
