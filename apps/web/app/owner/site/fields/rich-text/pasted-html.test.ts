import { expect, test } from 'vitest'
import { pastedHtml } from './pasted-html.ts'

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`

for (const { what, pasted, meant } of [
  {
    what: 'bullets of Word are one list',
    pasted: `${item('·', 'Uno')}\n${item('·', '<b>Dos</b>')}`,
    meant: '<ul><li><p>Uno</p></li><li><p><b>Dos</b></p></li></ul>',
  },
  {
    what: 'numbers of Word are a numbered list, apart from the bullets before it',
    pasted: `${item('o', 'Uno')}${item('1.', 'Dos')}${item('b)', 'Tres')}`,
    meant: '<ul><li><p>Uno</p></li></ul><ol><li><p>Dos</p></li><li><p>Tres</p></li></ol>',
  },
  {
    what: 'a paragraph that Word only indents stays one',
    pasted: '<p class=MsoListParagraph>Uno</p>',
    meant: '<p class=MsoListParagraph>Uno</p>',
  },
  {
    what: 'headings are those that there are',
    pasted: '<H1 class="a">Uno</H1><h2>Dos</h2><h5>Tres</h5><header>Cuatro</header><hr>',
    meant: '<h2 class="a">Uno</h2><h2>Dos</h2><h3>Tres</h3><header>Cuatro</header><hr>',
  },
])
  test(`pasted: ${what}`, () => expect(pastedHtml(pasted)).toBe(meant))
