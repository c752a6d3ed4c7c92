/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The part of the library that is used; it has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    readonly window: Window & typeof globalThis
  }
}
