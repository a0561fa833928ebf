import type { TestProject } from 'vitest/node'
import { postgres15 } from '../postgres-programs.ts'
import { onPostgresql } from './postgresql.ts'

/** Starts Debian's PostgreSQL 15; the tests have such a project only where it is installed. */
export default (project: TestProject) => onPostgresql(project, postgres15() ?? '')
