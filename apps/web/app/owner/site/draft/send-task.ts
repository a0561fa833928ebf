import { restorePublicationRoute, saveSiteRoute, stepSiteRoute } from '@nelly/contract/routes'
import type { SiteDraftAnswer } from '@nelly/contract/site/calls'
import { type OwnedSite, ownedSite, saveSiteBody } from '@nelly/contract/site/owned-site'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'
import type { DraftTask } from './site-draft.ts'

/** Makes a task; `isRefused` where somebody else saved meanwhile, with the draft that has what they saved. */
export async function sendTask(
  landingId: number,
  task: DraftTask,
  revision: number,
): Promise<{ site: OwnedSite; isRefused: boolean }> {
  try {
    return { site: ownedSite(await called(landingId, task, revision)), isRefused: false }
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.newest)) throw problem
    return { site: ownedSite(problem.newest as SiteDraftAnswer), isRefused: true }
  }
}

function called(landingId: number, task: DraftTask, revision: number) {
  const params = { landingId }
  switch (task.kind) {
    case 'save':
      return callApi(saveSiteRoute, { params, body: saveSiteBody(revision, task.document) })
    case 'restore':
      return callApi(restorePublicationRoute, {
        params: { landingId, number: task.number },
        body: { revision },
      })
    default:
      return callApi(stepSiteRoute, { params, body: { revision, step: task.kind } })
  }
}
