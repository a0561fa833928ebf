import type { ReactNode } from 'react'
import css from './help.module.css'
import type { TopicName } from './topics.ts'

/** The illustration of an answer; it repeats what the text says. */
export function Illustration({ of }: { of: TopicName }) {
  return (
    <svg
      viewBox="0 0 120 80"
      className={css.drawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[of]}
    </svg>
  )
}

const car = (x: number, y: number): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M2 18v-5l5-2 5-8h15l6 8 7 2v5z" fill="#fff" />
    <circle cx="11" cy="18" r="4" fill="#fff" />
    <circle cx="32" cy="18" r="4" fill="#fff" />
  </g>
)
const tick = (x: number, y: number): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="9" fill="#146c72" stroke="none" />
    <path d="M-4 0l3 3 5-6" stroke="#fff" />
  </g>
)

const DRAWINGS: Record<TopicName, ReactNode> = {
  publish: (
    <>
      <rect x="22" y="14" width="76" height="52" rx="6" fill="#fff" />
      <path d="M22 26h76M30 20h2M38 20h2" />
      {car(38, 36)}
      {tick(98, 62)}
    </>
  ),
  site: (
    <>
      <rect x="14" y="14" width="34" height="52" rx="5" fill="#fff" />
      <rect x="54" y="14" width="52" height="52" rx="5" fill="#fff" />
      <path d="M21 24h20M21 34h20M21 44h12M62 24h36M62 30h20" />
      <rect x="62" y="38" width="36" height="18" rx="3" fill="#d9ebeb" stroke="none" />
      {tick(44, 62)}
    </>
  ),
  schedule: (
    <>
      <rect x="16" y="16" width="50" height="50" rx="5" fill="#fff" />
      <path d="M16 30h50M28 12v8M54 12v8" />
      <circle cx="84" cy="48" r="20" fill="#fff" />
      <path d="M84 36v12l8 6" />
      {tick(40, 50)}
    </>
  ),
  legal: (
    <>
      <rect x="20" y="10" width="44" height="60" rx="5" fill="#fff" />
      <path d="M28 22h28M28 32h28M28 42h18" />
      <path
        d="M76 28h24a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H86l-8 8v-8h-2a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
        fill="#fff"
      />
      {tick(54, 62)}
    </>
  ),
  reviews: (
    <>
      <rect x="14" y="16" width="92" height="36" rx="6" fill="#fff" />
      <path d="M30 52v12l12-12" fill="#fff" />
      <path d="M28 28h4M40 28h4M52 28h4M64 28h4M76 28h4M28 40h52" />
      {tick(98, 58)}
    </>
  ),
  elsewhere: (
    <>
      <rect x="12" y="18" width="44" height="44" rx="5" fill="#fff" />
      <path d="M20 28h10v10H20zM38 28h10v10H38zM20 46h10v10H20zM38 46h4M48 52v4" />
      <path d="M62 40h18M74 34l6 6-6 6" />
      <rect x="86" y="22" width="24" height="36" rx="4" fill="#fff" />
    </>
  ),
  duplicating: (
    <>
      <rect x="14" y="14" width="52" height="40" rx="5" fill="#fff" />
      <path d="M14 24h52" />
      <rect x="48" y="26" width="58" height="44" rx="5" fill="#fff" />
      <path d="M48 36h58" />
      {car(58, 42)}
    </>
  ),
  pictures: (
    <>
      <rect x="40" y="12" width="58" height="40" rx="5" fill="#fff" />
      <rect x="24" y="26" width="58" height="40" rx="5" fill="#fff" />
      <path d="M24 58l16-14 12 10 12-12 18 16" />
      <circle cx="40" cy="37" r="4" />
    </>
  ),
  finding: (
    <>
      <rect x="16" y="14" width="88" height="52" rx="6" fill="#fff" />
      <circle cx="30" cy="27" r="5" />
      <path d="M34 31l4 4M46 27h38M16 40h88" />
      <rect x="24" y="46" width="72" height="12" rx="4" fill="#d9ebeb" stroke="none" />
      <path d="M30 52h32" />
    </>
  ),
  moving: (
    <>
      <rect x="14" y="12" width="92" height="56" rx="6" fill="#fff" />
      <path d="M14 40h92M36 12v56M60 12v56M84 12v56" stroke="#d9ebeb" />
      <rect x="20" y="20" width="34" height="12" rx="4" fill="#b2d5d7" />
      <rect x="52" y="48" width="34" height="12" rx="4" strokeDasharray="4 4" />
      <path d="M58 28c12 0 16 4 16 14M69 38l5 5 5-5" />
    </>
  ),
  units: (
    <>
      {car(8, 12)}
      {car(68, 12)}
      {car(38, 44)}
    </>
  ),
  papers: (
    <>
      <rect x="34" y="8" width="52" height="66" rx="4" fill="#fff" />
      <path d="M44 24h32M44 34h32M44 44h20" />
      <path d="M62 58l6 6 12-12" />
    </>
  ),
  locations: (
    <>
      <path d="M30 46c-8-10-11-14-11-20a11 11 0 0 1 22 0c0 6-3 10-11 20z" fill="#fff" />
      <circle cx="30" cy="26" r="4" />
      <path d="M90 66c-8-10-11-14-11-20a11 11 0 0 1 22 0c0 6-3 10-11 20z" fill="#fff" />
      <circle cx="90" cy="46" r="4" />
      <path d="M34 56c14 14 28-34 42-14" strokeDasharray="4 5" />
    </>
  ),
  price: (
    <>
      <path d="M36 10h48v58l-8-5-8 5-8-5-8 5-8-5-8 5z" fill="#fff" />
      <path d="M46 24h16M46 34h16M46 48h28M70 24h4M70 34h4" />
    </>
  ),
  seasons: (
    <>
      <rect x="22" y="16" width="76" height="50" rx="6" fill="#fff" />
      <path d="M22 30h76M38 10v10M82 10v10M22 42h76M22 54h76" />
      <rect x="40" y="30" width="24" height="12" fill="#b1d6d7" />
      <rect x="64" y="42" width="34" height="12" fill="#146c72" stroke="none" />
    </>
  ),
  rules: (
    <>
      <rect x="28" y="16" width="64" height="50" rx="6" fill="#fff" />
      <path d="M28 30h64M42 10v10M78 10v10M38 40h10M38 50h10M54 40h10M54 50h10" />
      {tick(78, 48)}
    </>
  ),
  double: (
    <>
      <rect x="28" y="16" width="64" height="50" rx="6" fill="#fff" />
      <path d="M28 30h64M42 10v10M78 10v10" />
      <rect x="36" y="38" width="24" height="8" rx="4" fill="#b1d6d7" />
      <rect x="60" y="50" width="24" height="8" rx="4" fill="#146c72" stroke="none" />
    </>
  ),
  blocks: (
    <>
      <rect x="28" y="16" width="64" height="50" rx="6" fill="#fff" />
      <path d="M28 30h64M42 10v10M78 10v10" />
      <rect x="36" y="40" width="48" height="16" rx="4" fill="#b1d6d7" />
      <path d="M42 56l12-16M54 56l12-16M66 56l12-16" />
    </>
  ),
  today: (
    <>
      <rect x="34" y="14" width="52" height="56" rx="6" fill="#fff" />
      <path d="M50 10h20v8H50zM58 34h20M58 46h20M58 58h14" />
      {tick(46, 34)}
      <circle cx="46" cy="46" r="3" />
      <circle cx="46" cy="58" r="3" />
    </>
  ),
  customers: (
    <>
      <rect x="20" y="16" width="80" height="50" rx="6" fill="#fff" />
      <circle cx="42" cy="34" r="8" />
      <path d="M28 58c2-10 26-10 28 0M66 32h24M66 44h24M66 56h14" />
    </>
  ),
  cancelling: (
    <>
      <circle cx="60" cy="40" r="26" fill="#fff" />
      <path d="M60 24v16l10 8" />
      <circle cx="86" cy="60" r="11" fill="#fff" />
      <path d="M82 56l8 8M90 56l-8 8" />
    </>
  ),
  deleting: (
    <>
      <path d="M42 28h36l-4 38H46z" fill="#fff" />
      <path d="M36 28h48M52 28v-8h16v8" />
      <path d="M52 50a9 9 0 1 0 4-8M56 36v6h6" />
    </>
  ),
}
