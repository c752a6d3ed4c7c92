#!/usr/bin/env node
import { runStorefrontCommand } from './run-command.js'

process.exitCode = await runStorefrontCommand(process.argv.slice(2), {
  folder: process.cwd(),
  output: console,
})
