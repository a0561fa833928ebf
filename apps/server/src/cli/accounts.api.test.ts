import { expect, test } from 'vitest'
import { addMember } from '../../tests/support/add-member.ts'
import { signedIn } from '../../tests/support/landing.ts'
import { addLanding } from '../../tests/support/rental.ts'
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { readCommand } from './read-command.ts'

/** Runs `npm run owner -- …` in the process of the app; answers its output, behind `!` where it failed. */
async function owner({ parts }: TestApp, ...words: string[]): Promise<string> {
  const parsed = readCommand(['owner', ...words])
  if ('problem' in parsed) return `? ${parsed.problem}`
  const { command, ...given } = parsed
  const { done, text } = await command.run(
    { ...parts, isShared: false, linkOrigin: 'https://nelly.example' },
    { ...given, input: '' },
  )
  return done ? text : `! ${text}`
}

async function startTwo() {
  const nelly = await startTestApp()
  const ana = await nelly.addOwner({ name: 'Ana' })
  const ben = await nelly.addOwner({ name: 'Ben' })
  const run = (words: string, ...more: string[]) => owner(nelly, ...words.split(' '), ...more)
  return { nelly, ana, ben, run, at: `--account ${ana.account}` }
}

test('whoever runs the platform lists accounts and renames one, which its members see', async () => {
  const { nelly, ana, ben, run, at } = await startTwo()
  await addMember(nelly, ana, 'desk')
  await addLanding(nelly.parts, ana)
  expect(await run(`rename-account ${at} --name`, ' Sun Cars ')).toBe('It is called Sun Cars now.')
  expect(await run(`suspend --account ${ben.account}`)).toBe('Ben is suspended.')
  expect(await run('accounts')).toBe(
    [
      `${ana.account}\tSun Cars\t${ana.email}\tsince 2027-03-01\tmembers: 2\tlandings: 1`,
      `${ben.account}\tBen\t${ben.email}\tsince 2027-03-01\tmembers: 1\tlandings: 0\tsuspended since 2027-03-01`,
    ].join('\n'),
  )
  const { call } = await signedIn(nelly, ana)
  expect((await call('GET', '/membership')).json()).toMatchObject({ name: 'Sun Cars', suspension: null })
})

test('whoever runs the platform adds members, changes their role and removes them', async () => {
  const { nelly, ana, ben, run, at } = await startTwo()
  const session = await signedIn(nelly, ben)
  expect(await run(`set-role ${at} --email BEN@example.com --role desk`)).toContain('No operator')
  expect(await run(`set-role ${at} --email ${ben.email.toUpperCase()} --role desk`)).toBe(
    `${ben.email} is desk now.`,
  )
  const switched = await session.call('POST', '/session/account', { accountId: ana.account })
  expect(switched.json()).toMatchObject({ id: ana.account, role: 'desk' })
  expect(await run(`set-role ${at} --email ${ben.email} --role manager`)).toBe(`${ben.email} is manager now.`)
  expect(await run(`members ${at}`)).toBe(
    [
      `Ana\t${ana.email}\towner\tsince 2027-03-01\tno second factor`,
      `Ben\t${ben.email}\tmanager\tsince 2027-03-01\tno second factor`,
    ].join('\n'),
  )
  expect(await run(`remove-member ${at} --email ${ben.email}`)).toBe(`${ben.email} is no member any more.`)
  expect(await run(`remove-member ${at} --email ${ben.email}`)).toContain('! That person is no member')
  expect((await session.call('GET', '/session')).statusCode).toBe(401)
})

test('the last owner stays, also where two are lowered at once', async () => {
  const { ana, ben, run, at } = await startTwo()
  for (const words of [
    `set-role ${at} --email ${ana.email} --role viewer`,
    `remove-member ${at} --email ${ana.email}`,
  ])
    expect(await run(words)).toContain('! It is the last owner of this account')
  await run(`set-role ${at} --email ${ben.email} --role owner`)
  const lowered = await Promise.all(
    [ana, ben].map(({ email }) => run(`set-role ${at} --email ${email} --role viewer`)),
  )
  expect(lowered.filter((text) => text.startsWith('! It is the last owner'))).toHaveLength(1)
})

test('what is mistyped changes nothing and says why', async () => {
  const { run, at, ana } = await startTwo()
  for (const [words, says] of [
    ['members', '? --account is missing.'],
    ['members --account 0', '! There is no account with this number.'],
    ['suspend --account x', '! There is no account with this number.'],
    ['resume --account 999999', '! There is no account with this number.'],
    [`rename-account ${at} --name `, '! A name has 1 to 80 characters.'],
    [`suspend ${at} --reason ${'x'.repeat(301)}`, '! A reason has 1 to 300 characters.'],
    [`set-role ${at} --email ${ana.email} --role boss`, '! The roles are owner, manager, desk, viewer.'],
  ] as const)
    expect(await run(words)).toBe(says)
  expect(await run('accounts')).not.toContain('suspended')
})
