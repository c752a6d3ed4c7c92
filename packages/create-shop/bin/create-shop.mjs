#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// The command is TypeScript in the workspace; its published form is compiled and needs no loader.
register()
await import('../src/main.ts')
