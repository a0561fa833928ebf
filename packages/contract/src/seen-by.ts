import { ROLES, type Role } from '@nelly/domain/team/roles'
import { z } from 'zod'
import { FIELD_ROLES, type FieldOfRoles } from './field-roles.ts'

const FIELDS = z.registry<{ readonly field: FieldOfRoles }>()

/** The schema of such a field: `null` for other roles. */
export function seenBy<Schema extends z.ZodType>(field: FieldOfRoles, schema: Schema): z.ZodNullable<Schema> {
  const { description = '' } = schema.meta() ?? {}
  const roles = FIELD_ROLES[field].map((role) => `\`${role}\``).join(', ')
  const nullable = z
    .nullable(schema)
    .meta({ description: `${description}${description && '; '}\`null\` for who is none of ${roles}` })
  FIELDS.add(nullable, { field })
  return nullable
}

type Hide = (value: unknown) => unknown

/** What was found for each role: calls share most shapes. */
const FOUND = new Map<Role, WeakMap<z.ZodType, { readonly hide: Hide | undefined }>>(
  ROLES.map((role) => [role, new WeakMap()]),
)

/** Takes what a role may not see out of answers of a shape; undefined where it may see all of them. */
export function hiddenFrom(role: Role, schema: z.ZodType): Hide | undefined {
  const found = FOUND.get(role)?.get(schema) ?? { hide: findHidden(role, schema) }
  FOUND.get(role)?.set(schema, found)
  return found.hide
}

function findHidden(role: Role, schema: z.ZodType): Hide | undefined {
  const field = FIELDS.get(schema)?.field
  if (field && !FIELD_ROLES[field].includes(role)) return () => null
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return hiddenFrom(role, schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) {
    const hide = hiddenFrom(role, schema.element as z.ZodType)
    return hide && ((list) => (Array.isArray(list) ? list.map(hide) : list))
  }
  if (!(schema instanceof z.ZodObject)) return undefined
  const hidden = Object.entries<z.ZodType>(schema.shape).flatMap(([name, of]) => {
    const hide = hiddenFrom(role, of)
    return hide ? [[name, hide] as const] : []
  })
  if (hidden.length === 0) return undefined
  return (value) =>
    isObject(value)
      ? { ...value, ...Object.fromEntries(hidden.map(([name, hide]) => [name, hide(value[name])])) }
      : value
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
