import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Another process that calls a function with a folder, prints whether it got a value, and holds it until it is killed.
 * The function is named as a module's export.
 */
export async function takenByAnother(module: URL, name: string, folder: string) {
  const source = `
    import { ${name} as take } from ${JSON.stringify(module.href)}
    globalThis.taken = await take(process.argv[1])
    console.log(globalThis.taken ? 'has it' : 'is refused')
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  return { said: String(said).trim(), kill: () => killed(child) }
}

function killed(child: ChildProcess): Promise<unknown> {
  child.kill('SIGKILL')
  return once(child, 'exit')
}
