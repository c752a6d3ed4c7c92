#!/usr/bin/env node
import { runCreateShop } from './lib/run-create-shop.js'

process.exitCode = await runCreateShop(process.argv.slice(2), {
  folder: process.cwd(),
  input: process.stdin,
  output: console,
})
