import type { MetadataDraft } from '@nelly/contract/specified/metadata-mapper'
import { expect, test } from 'vitest'
import { seoErrors } from './seo-errors.ts'

const sound: MetadataDraft = {
  title: 'Caribe Rent a Car',
  description: 'Cars in Santiago.',
  keywords: '',
  shareTitle: '',
  shareDescription: 'Reserve today.',
  robots: '',
  canonical: '',
}
const errors = (changes: Partial<MetadataDraft>) => seoErrors({ ...sound, ...changes }, 'en')

test('a title and both descriptions are enough', () => expect(errors({})).toEqual({}))

test('the title and both descriptions are required', () =>
  expect(Object.keys(errors({ title: '', description: ' ', shareDescription: '' })).sort()).toEqual([
    'description',
    'shareDescription',
    'title',
  ]))

test('a canonical address must be a whole URL', () => {
  expect(errors({ canonical: 'caribe.example' })).toEqual({
    canonical: 'Give a full web address, as https://example.com.',
  })
  expect(errors({ canonical: 'https://caribe.example/' })).toEqual({})
})
