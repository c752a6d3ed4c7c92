#!/usr/bin/env node
import { existsSync } from 'node:fs'

const command = new URL('../dist/command.js', import.meta.url)
if (existsSync(command)) await import(command.href)
else {
  process.stderr.write('The platform is not built: run npm start, or build @floga/platform.\n')
  process.exitCode = 1
}
