/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What is used of the library, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    readonly window: Window & typeof globalThis
  }
}
