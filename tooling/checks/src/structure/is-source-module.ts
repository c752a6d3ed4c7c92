import { isModule } from '../tree/is-module.js'

/** Whether a module is read to understand what the repository does: no test, no story, nothing generated. */
export function isSourceModule(path: string): boolean {
  return isModule(path) && !isTest(path)
}

function isTest(path: string): boolean {
  return /\.(test|test-d|spec|stories|config)\.[^/]+$/.test(path) || /(^|\/)e2e\//.test(path)
}
