declare module 'virtual:late-scripts' {
  /** The script that asks for a page's scripts late, minified. */
  const script: string
  export default script
}
