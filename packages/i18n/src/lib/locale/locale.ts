/** A language of the site. */
export interface Locale<Code extends string = string> {
  /** Short code, which is also the prefix in the address: `el`. */
  code: Code
  /** Language and region that dates, numbers and prices follow: `el-GR`. */
  iso: string
  /** The language's name in English: `Greek`. */
  name: string
  /** The language's name in itself: `Ελληνικά`. */
  label: string
}
