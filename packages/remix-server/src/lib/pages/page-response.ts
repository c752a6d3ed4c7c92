/**
 * The answer with a page that was drawn whole. It has its text and no body: to read it from one, the whole page would be made into
 * bytes and back.
 */
class PageResponse extends Response {
  constructor(
    private readonly html: string,
    init: ResponseInit,
  ) {
    super(null, init)
  }

  override text(): Promise<string> {
    return Promise.resolve(this.html)
  }
}

/** Creates the answer with a page that was drawn whole, as the server takes it from an app. */
export function createPageResponse(html: string, init: ResponseInit): Response {
  return new PageResponse(html, init)
}
