import type { TestProject } from 'vitest/node'
import { postgres18 } from '../postgres-programs.ts'
import { onPostgresql } from './postgresql.ts'

/** Starts the PostgreSQL 18 that npm installed. */
export default (project: TestProject) => onPostgresql(project, postgres18(), { copied: true })
