#!/usr/bin/env node
import { runCommand } from './lib/command.js'

process.exitCode = await runCommand(process.argv.slice(2), console)
