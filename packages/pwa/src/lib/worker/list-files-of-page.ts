/** Addresses of scripts, styles and fonts of the build that a page names, such as `/assets/root-1a2b.js`. */
export function listFilesOfPage(html: string): string[] {
  const found = html.matchAll(/["'(](\/assets\/[\w.-]+\.(?:js|css|woff2))["')]/g)
  return [...new Set([...found].map(([, path]) => path ?? ''))]
}
