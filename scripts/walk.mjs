// Counts the way of a value through the product: `node scripts/walk.mjs pricePerDay`, with a folder behind it for another
// checkout. It reads syntax alone: the value is whatever has that name. A file passes it on where an object, a type or a
// table has it as a property; others only read it. A conversion is a place where a property gets it under another name
// (`minor: vehicle.pricePerDay`) or from a function that takes it (`pricePerDay: toMinorUnits(vehicle.pricePerDay, …)`),
// or where a table of names or a column renames it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { giveUp, root } from './lib/run.mjs'

const [name, folder = root] = process.argv.slice(2)
if (!name) giveUp('name a value: node scripts/walk.mjs pricePerDay')

const SOURCES = ['packages/*/src', 'apps/server/src', 'apps/web/app'].map((path) => `${path}/**/*.{ts,tsx}`)
/** Tests, their helpers, and the demo's data. */
const NOT_PRODUCTION = /\.test\.tsx?$|\/testing\/|\/cli\/demo\//
const WRAPPERS = ['TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression', 'ParenthesisExpression']

const named = (node) => (['Identifier', 'StringLiteral'].includes(node?.type) ? node.value : undefined)

/** Whether an expression is the value itself, or one of two alternatives is. */
function isValue(node) {
  if (WRAPPERS.includes(node.type)) return isValue(node.expression)
  if (node.type === 'MemberExpression') return named(node.property) === name
  if (node.type === 'ConditionalExpression') return isValue(node.consequent) || isValue(node.alternate)
  if (node.type === 'BinaryExpression' && node.operator === '??')
    return isValue(node.left) || isValue(node.right)
  return node.type === 'Identifier' && node.value === name
}

const isCalledWithValue = ({ type, arguments: args }) =>
  type === 'CallExpression' && args.some(({ expression }) => isValue(expression))

/** `price` of `integer('price').notNull()`. */
const columnName = (node) =>
  node?.type === 'CallExpression'
    ? (columnName(node.callee.object) ??
      (node.callee.type === 'Identifier' ? named(node.arguments[0]?.expression) : undefined))
    : undefined

/** The name that a property gives the value, undefined where it does not convert it. */
function conversionOf({ type, key, value }) {
  if (type !== 'KeyValueProperty') return undefined
  const to = named(key)
  if (isCalledWithValue(value)) return to
  if (to === name) return columnName(value)
  return isValue(value) || (value.type === 'StringLiteral' && value.value === name) ? to : undefined
}

function visit(node, found) {
  if (!node || typeof node !== 'object') return
  const conversion = conversionOf(node)
  if (conversion) found.conversions.push(conversion)
  found.isNamed ||= named(node) === name
  found.isPassedOn ||= conversion !== undefined || named(node.key) === name
  for (const child of Object.values(node)) visit(child, found)
}

const files = globSync(SOURCES, { cwd: folder })
  .filter((file) => !NOT_PRODUCTION.test(file))
  .sort()
  .flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = { file, isNamed: false, isPassedOn: false, conversions: [] }
    if (text.includes(name)) visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }), found)
    return found.isNamed ? [found] : []
  })
for (const { file, isPassedOn, conversions } of files)
  console.log(`${isPassedOn ? 'passes' : 'reads '} ${file}${conversions.map((to) => ` → ${to}`).join('')}`)
const conversions = files.flatMap((file) => file.conversions)
const names = [...new Set([name, ...conversions])]
const passing = files.filter(({ isPassedOn }) => isPassedOn).length
console.log(
  `${passing} files pass it on, ${files.length - passing} read it; ${conversions.length} conversions; ` +
    `${names.length} names: ${names.join(', ')}`,
)
