import { isModule } from '../tree/is-module.js'

/** Whether a module is source: no test, no story, not generated. */
export function isSourceModule(path: string): boolean {
  return isModule(path) && !isTest(path)
}

function isTest(path: string): boolean {
  return /\.(test|test-d|spec|stories|config)\.[^/]+$/.test(path) || /(^|\/)e2e\//.test(path)
}
