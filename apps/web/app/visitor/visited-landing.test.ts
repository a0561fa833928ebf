import type { LandingVisit, PublicSite, VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from '../site-context.ts'
import { visitedLanding } from './visited-landing.ts'

/** What is thrown where a page below this address is requested. */
async function thrownAt(path: string, visit: LandingVisit, language?: Language, method = 'GET') {
  const context = new RouterContextProvider()
  const site = { visit: async () => visit } as unknown as PublicSite
  context.set(siteContext, { site, origin: 'https://rent.example', language, preview: undefined })
  const request = new Request(`https://rent.example${path}`, { method })
  return visitedLanding({ request, params: { name: path.split('/')[1] }, context }).catch(
    (thrown: unknown) => thrown,
  )
}

test('a former address redirects to the same page of the current one, even where it became reserved', async () => {
  for (const name of ['casa', 'app']) {
    const thrown = (await thrownAt(`/${name}/vehicle?x=1`, { kind: 'moved', to: 'casa-2' })) as Response
    expect([thrown.status, thrown.headers.get('location')]).toEqual([308, '/casa-2/vehicle?x=1'])
  }
})

test('a missing page below an address of the owner’s side addresses operators, any other travellers', async () => {
  for (const [path, missing] of [
    ['/app/nothing', 'operator-page'],
    ['/Internal', 'operator-page'],
    ['/casa', 'landing'],
    ['/vehicles/3/x', 'landing'],
    ['/Reservation/K7Q4-9MXT-3HRD', 'landing'],
  ] as const) {
    expect(await thrownAt(path, { kind: 'not-found' })).toMatchObject({
      data: { missing },
      init: { status: 404 },
    })
  }
})

test('the prefix of a main language, or of one that is not offered, redirects to the page without it', async () => {
  const landing = { address: 'casa', language: 'es', languages: ['es'] } as unknown as VisitedLanding
  for (const language of ['es', 'en'] as const) {
    const thrown = (await thrownAt('/casa/vehicle?x=1', { kind: 'found', landing }, language)) as Response
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, '/casa/vehicle?x=1'])
  }
})

test('a page of a suspended account is paused for now: search engines keep it and come again', async () => {
  const landing = {
    ...{ localAddress: 'casa', language: 'es', languages: ['es'] },
    suspension: { note: null },
  } as unknown as VisitedLanding
  expect(await thrownAt('/casa/vehicle', { kind: 'found', landing })).toMatchObject({
    data: { missing: 'suspended' },
    init: { status: 503, headers: { 'Retry-After': '3600' } },
  })
  const posted = await thrownAt('/casa/review?x=1', { kind: 'found', landing }, undefined, 'POST')
  expect([(posted as Response).status, (posted as Response).headers.get('location')]).toEqual([
    303,
    '/casa/review',
  ])
})

test('a former address keeps the language of the page', async () => {
  const thrown = (await thrownAt('/casa/vehicle', { kind: 'moved', to: 'casa-2' }, 'en')) as Response
  expect(thrown.headers.get('location')).toBe('/casa-2/en/vehicle')
})
