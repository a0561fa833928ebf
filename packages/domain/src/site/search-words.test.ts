import { expect, test } from 'vitest'
import { searchWordsIn } from './search-words.ts'
import { NO_SEARCH_WORDS } from './site-document.ts'
import type { Texts } from './texts.ts'

const texts = (es: string, en: string): Texts => ({ es, en })

for (const { what, title, social, language, is, shared } of [
  { what: 'nothing', title: ['', ''], social: ['', ''], language: 'en', is: null, shared: null },
  {
    what: 'both',
    title: ['Carros', 'Cars'],
    social: ['Mira', 'Look'],
    language: 'en',
    is: 'Cars',
    shared: 'Look',
  },
  {
    what: 'both',
    title: ['Carros', 'Cars'],
    social: ['Mira', 'Look'],
    language: 'es',
    is: 'Carros',
    shared: 'Mira',
  },
  {
    what: 'Spanish alone',
    title: ['Carros', ''],
    social: ['Mira', ''],
    language: 'en',
    is: 'Carros',
    shared: 'Mira',
  },
  {
    what: 'English alone',
    title: ['', 'Cars'],
    social: ['', 'Look'],
    language: 'es',
    is: 'Cars',
    shared: 'Look',
  },
  {
    what: 'a title in both, and one for sharing in Spanish',
    title: ['Carros', 'Cars'],
    social: ['Mira', ''],
    language: 'en',
    is: 'Cars',
    shared: null,
  },
] as const) {
  test(`of ${what}, search engines are told ${is} and previews ${shared} in ${language}`, () => {
    const [plain, sharing] = [texts(title[0], title[1]), texts(social[0], social[1])]
    const search = {
      ...NO_SEARCH_WORDS,
      ...{ title: plain, description: plain, socialTitle: sharing, socialDescription: sharing },
    }
    const words = searchWordsIn({ search }, language)
    expect([words.title, words.description]).toEqual([is, is])
    expect([words.socialTitle, words.socialDescription]).toEqual([shared, shared])
  })
}
