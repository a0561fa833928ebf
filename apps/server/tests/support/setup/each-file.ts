import { afterAll } from 'vitest'
import { endFile } from '../at-end-of-file.ts'

afterAll(endFile)
