/** Whether a path is one of the paths, or below one. */
export function isBelowOne(paths: readonly string[], path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return paths.some((one) => pathname === one || pathname.startsWith(`${one}/`))
}
