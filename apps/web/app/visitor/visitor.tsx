import type { Language } from '@nelly/contract/wire'
import { Outlet } from 'react-router'
import type { Route } from './+types/visitor.ts'
import './base.css'

/** Pages of visitors run no scripts. */
export const handle = { scripts: false }

/** The language of what belongs to no landing: the visitor's own, else English. */
export function loader({ request }: Route.LoaderArgs): { language: Language } {
  return { language: preferred(request.headers.get('accept-language') ?? '') }
}

function preferred(accepted: string): Language {
  const wishes = accepted.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
  })
  const known = wishes.filter(
    ({ language, quality }) => quality > 0 && (language === 'es' || language === 'en'),
  )
  known.sort((a, b) => b.quality - a.quality)
  return known[0]?.language === 'es' ? 'es' : 'en'
}

export default function VisitorRoute() {
  return <Outlet />
}
