import { fileURLToPath } from 'node:url'
import { allRules } from './rules/all-rules.js'
import { reportRules } from './report.js'
import { readRepository } from './tree/read-repository.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { text, hasViolations } = reportRules(allRules, readRepository(root))
process.stdout.write(`${text}\n`)
if (hasViolations) process.exitCode = 1
