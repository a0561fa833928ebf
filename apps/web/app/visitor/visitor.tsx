import type { Language } from '@nelly/contract/wire'
import { requestedLanguage } from '@nelly/contract/words/requested-language'
import { Outlet } from 'react-router'
import type { DocumentHandle } from '../root.tsx'
import type { Route } from './+types/visitor.ts'
import './base.css'
import './parts.css'
import './templates.css'

/** Visitors' pages run no scripts; English where nothing is known of the visitor. */
export const handle: DocumentHandle = { scripts: false, language: 'en' }

/** The language of pages that belong to no landing: the visitor's own, else English. */
export function loader({ request }: Route.LoaderArgs): { language: Language } {
  return { language: requestedLanguage(request.headers.get('accept-language')) ?? 'en' }
}

export default function VisitorRoute() {
  return <Outlet />
}
