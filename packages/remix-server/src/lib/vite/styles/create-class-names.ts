/**
 * Shortens the names that Linaria makes of a file and a constant's place in it: nothing compresses a hash, and a page
 * has a hundred of them. Two that become the same end the build, so lengthen them when that happens.
 */
export function createClassNames(): (name: string) => string {
  const names = new Map<string, string>()
  return (name) => {
    const short = name.slice(0, 6)
    const other = names.get(short) ?? name
    if (other !== name) throw new Error(`The classes ${name} and ${other} are both ${short}.`)
    names.set(short, name)
    return short
  }
}
