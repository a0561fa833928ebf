import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const trees = []
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true })
})

/** A repository of these files. */
function planted(files) {
  const tree = mkdtempSync(join(tmpdir(), 'nelly-arrows-'))
  trees.push(tree)
  writeFileSync(join(tree, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), source)
  }
  return tree
}

/** What the repository's own rules, those of files unless told otherwise, say of a tree. */
function arrows(tree, rules = '.dependency-cruiser.mjs') {
  const cruise = [join(root, 'node_modules/.bin/depcruise'), '--config', join(root, rules)]
  const args = [...cruise, '--output-type', 'err', 'packages', 'apps']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  return { held: status === 0, said: stdout }
}

const clean = {
  'packages/domain/src/money.ts': 'export type Cents = number\n',
  'packages/contract/src/wire.ts':
    "import type { Cents } from '../../domain/src/money.ts'\nexport type Money = Cents\n",
  'apps/server/src/app.ts':
    "import type { Money } from '../../../packages/contract/src/wire.ts'\nexport const app: Money = 1\n",
  'apps/web/app/root.tsx':
    "import type { Money } from '../../../packages/contract/src/wire.ts'\nexport default (cents: Money) => <p>{cents}</p>\n",
}

test('imports from the edges to the business are allowed', () => {
  expect(arrows(planted(clean))).toMatchObject({ held: true, said: expect.stringContaining('4 modules') })
})

/** Files of which the last one breaks a rule. */
const FORBIDDEN = [
  {
    what: 'the domain reads a file',
    rule: 'domain-stands-alone',
    files: {
      'packages/domain/src/clock.ts':
        "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
    },
  },
  {
    what: 'the domain uses a type of the contract',
    rule: 'domain-stands-alone',
    files: {
      'packages/domain/src/rates/quote-rental.ts':
        "import type { Money } from '../../../contract/src/wire.ts'\nexport type Quote = Money\n",
    },
  },
  {
    what: 'what all calls are made of imports one of them',
    rule: 'calls-are-made-of-what-knows-none',
    files: {
      'packages/contract/src/places/places.ts': 'export const places = 1\n',
      'packages/contract/src/answers.ts':
        "import { places } from './places/places.ts'\nexport const answer = places\n",
    },
  },
  {
    what: 'the server imports a screen',
    rule: 'server-does-not-know-the-web-app',
    files: {
      'apps/server/src/screen.ts': "import root from '../../web/app/root.tsx'\nexport const mail = root\n",
    },
  },
  {
    what: 'a screen imports the server',
    rule: 'web-does-not-know-the-server',
    files: {
      'apps/web/app/list.tsx':
        "import { app } from '../../server/src/app.ts'\nexport default () => <p>{app}</p>\n",
    },
  },
  {
    what: "one feature reaches into another's store",
    rule: 'features-meet-in-what-they-export',
    files: {
      'apps/server/src/features/landings/landing-store.ts': 'export const landings = 1\n',
      'apps/server/src/features/vehicles/add.ts':
        "import { landings } from '../landings/landing-store.ts'\nexport const add = landings\n",
    },
  },
  {
    what: 'the platform imports a feature',
    rule: 'platform-does-not-know-the-business',
    files: {
      'apps/server/src/features/landings/landing.ts': 'export const landing = 1\n',
      'apps/server/src/platform/mail/mailer.ts':
        "import { landing } from '../../features/landings/landing.ts'\nexport const mailer = landing\n",
    },
  },
  {
    what: 'a feature imports a command',
    rule: 'features-know-no-composition',
    files: {
      'apps/server/src/cli/backup.ts': 'export const backup = 1\n',
      'apps/server/src/features/places/place.ts':
        "import { backup } from '../../cli/backup.ts'\nexport const place = backup\n",
    },
  },
]

const broken = arrows(planted(Object.assign({}, clean, ...FORBIDDEN.map(({ files }) => files))))

test.for(FORBIDDEN)('forbids that $what', ({ rule, files }) =>
  expect(broken).toMatchObject({
    held: false,
    said: expect.stringContaining(`error ${rule}: ${Object.keys(files).at(-1)}`),
  }),
)

/** Two folders that import each other, though none of their files do. */
const circle = (floor) => ({
  [`${floor}/rates/price.ts`]: 'export const price = 1\n',
  [`${floor}/rates/quote.ts`]: "import { unit } from '../units/unit.ts'\nexport const quote = unit\n",
  [`${floor}/units/unit.ts`]: 'export const unit = 1\n',
  [`${floor}/units/list.ts`]: "import { price } from '../rates/price.ts'\nexport const list = price\n",
})

const FLOORS = ['apps/server/src/features', 'apps/web/app/owner', 'packages/domain/src']

test('forbids that two folders of a floor import each other, though none of their files do', () => {
  const tree = planted(Object.assign({}, clean, ...FLOORS.map(circle)))
  expect(arrows(tree)).toMatchObject({ held: true })
  const { held, said } = arrows(tree, '.dependency-cruiser-folders.mjs')
  expect(held).toBe(false)
  for (const floor of FLOORS)
    expect(said).toMatch(new RegExp(`error no-circles-of-folders: ${floor}/(rates|units)`))
})
