#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// The command is TypeScript in the workspace; its published form is compiled and needs no loader.
register()
const { runCommand } = await import('../src/command.ts')
process.exitCode = await runCommand(process.argv.slice(2), console)
