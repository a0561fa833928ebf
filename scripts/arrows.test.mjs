import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
let tree

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'nelly-arrows-'))
  writeFileSync(join(tree, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterEach(() => rmSync(tree, { recursive: true }))

function plant(files) {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), source)
  }
}

/** Checks the test's files by the repository's own rules, those of files unless told otherwise. */
function arrows(rules = '.dependency-cruiser.mjs') {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/depcruise'),
      '--config',
      join(root, rules),
      '--output-type',
      'err',
      'packages',
      'apps',
    ],
    { cwd: tree, encoding: 'utf8' },
  )
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
  plant(clean)
  expect(arrows()).toMatchObject({ held: true, said: expect.stringContaining('4 modules') })
})

for (const { what, rule, files } of [
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
      'apps/server/src/features/landings/landing.ts':
        "import { backup } from '../../cli/backup.ts'\nexport const landing = backup\n",
    },
  },
]) {
  test(`forbids that ${what}`, () => {
    plant({ ...clean, ...files })
    expect(arrows()).toMatchObject({ held: false, said: expect.stringContaining(rule) })
  })
}

/** Two folders that import each other, though none of their files do. */
const circle = (floor) => ({
  [`${floor}/rates/price.ts`]: 'export const price = 1\n',
  [`${floor}/rates/quote.ts`]: "import { unit } from '../units/unit.ts'\nexport const quote = unit\n",
  [`${floor}/units/unit.ts`]: 'export const unit = 1\n',
  [`${floor}/units/list.ts`]: "import { price } from '../rates/price.ts'\nexport const list = price\n",
})

for (const floor of ['apps/server/src/features', 'apps/web/app/owner', 'packages/domain/src']) {
  test(`forbids that two folders of ${floor} import each other, though none of their files do`, () => {
    plant({ ...clean, ...circle(floor) })
    expect(arrows()).toMatchObject({ held: true })
    expect(arrows('.dependency-cruiser-folders.mjs')).toMatchObject({
      held: false,
      said: expect.stringContaining('no-circles-of-folders'),
    })
  })
}
