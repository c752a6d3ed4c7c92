const importsCss = /\bimport\s*\{[^}]*\bcss\b[^}]*\}\s*from\s*['"]@linaria\/core['"]/

/** Whether a module may write styles: one that takes `cx` alone joins names of classes, and has nothing to evaluate. */
export function writesStyles(code: string): boolean {
  return importsCss.test(code)
}
