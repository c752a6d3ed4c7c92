const bodyEnd = '</body></html>'

/**
 * Corrects what React 18 and Remix write.
 *
 * Scripts of Remix's single fetch are after `</html>`, where HTML allows none: they move to the end
 * of the body, where browsers put them anyway, without their Suspense markers, which nothing
 * hydrates. NUL characters go, which React writes where a character of several bytes does not fit
 * into the rest of its buffer.
 *
 * @see https://github.com/facebook/react/issues/24985
 */
export function correctRenderedHtml(rendered: string): string {
  const html = rendered.replaceAll('\0', '')
  const at = html.lastIndexOf(bodyEnd)
  if (at === -1) return html
  const late = html.slice(at + bodyEnd.length).replaceAll(/<!--\/?\$-->/g, '')
  return html.slice(0, at) + late + bodyEnd
}
