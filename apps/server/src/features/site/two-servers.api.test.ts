import type { SiteDraft } from '@nelly/contract/site/calls'
import { expect, test } from 'vitest'
import type { Call } from '../../../tests/support/call.ts'
import { echoSite } from '../../../tests/support/echo-site.ts'
import { madeLanding, signedInOwner } from '../../../tests/support/landing.ts'
import { listening } from '../../../tests/support/listening.ts'
import { openCache, pageCounts } from '../../../tests/support/page-counts.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { madeVehicle } from '../../../tests/support/vehicle.ts'
import { createApp } from '../../app.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { claimJobs } from '../../platform/jobs/jobs.ts'
import { scheduleHandler } from './publish-scheduled.ts'

// Rule of "The site": server/features/site/publish-draft.ts, server/platform/rendering/invalidate-pages.ts
test('what one server publishes, restores, publishes when it is due, takes back and puts online, the other shows in place of its cached page', async () => {
  const nelly = await startTestApp({ site: echoSite, pageCacheBytes: 1024 * 1024 })
  const other = await createApp({ ...nelly.parts, db: await connectedAnew(nelly.parts.db) })
  await openCache(other)
  const visit = await listening(other)
  const ana = await signedInOwner(nelly)
  const { id: landing } = await madeLanding(nelly, ana, 'Dos servidores')
  await madeVehicle(nelly, ana, landing)

  const ask = async (...sent: Parameters<Call>) => {
    const answer = await ana.call(...sent)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json<SiteDraft>()
  }
  const site = `/landings/${landing}/site`
  const save = async (es: string) => {
    const { document, revision } = await ask('GET', site)
    const sections = document.sections.map((section) =>
      section.kind === 'hero' ? { ...section, headline: { es, en: '' } } : section,
    )
    return ask('PUT', site, { revision, document: { ...document, sections } })
  }
  const newest = async () => (await ask('GET', site)).revision
  const publish = async () => ask('POST', `${site}/publications`, { revision: await newest() })
  const online = (status: 'draft' | 'published') =>
    ask('PATCH', '/landing/status', { landing_id: landing, user_id: ana.id, status })
  const shown = async () => {
    const { status, text } = await visit('/dos-servidores')
    return status === 200 ? /"headline":\{[^}]*"es":"([^"]*)"/.exec(text)?.[1] : status
  }
  /** Does it on the one server while the other has the page in its cache, and waits until that shows the change. */
  const change = async (act: () => Promise<unknown>, expected: string | number) => {
    await expect
      .poll(
        async () => {
          const { hits = 0 } = await pageCounts(other)
          await shown()
          return ((await pageCounts(other)).hits ?? 0) - hits
        },
        { timeout: 15_000 },
      )
      .toBe(1)
    await act()
    await expect.poll(shown, { timeout: 15_000 }).toBe(expected)
  }

  await save('Uno')
  await change(publish, 'Uno')
  await save('Dos')
  await change(publish, 'Dos')
  await ask('POST', `${site}/publications/2/restoration`, { revision: await newest() })
  await change(publish, 'Uno')

  await save('Tres')
  await ask('PUT', `${site}/schedule`, { revision: await newest(), at: '2027-03-01T10:30' })
  await change(async () => {
    nelly.clock.set('2027-03-01T14:30:00Z')
    const [now, handler] = [nelly.clock.now(), scheduleHandler(nelly.parts)]
    const leaseUntil = new Date(+now + 60_000)
    const [job] = await claimJobs(nelly.parts.db, handler.kind, { now, leaseUntil, limit: 1 })
    await handler.run(job as Job<never>, new AbortController().signal)
  }, 'Tres')

  await change(() => online('draft'), 404)
  await online('published')
  await expect.poll(shown, { timeout: 15_000 }).toBe('Tres')
})
