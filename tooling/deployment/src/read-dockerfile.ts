import { readFileSync } from 'node:fs'
import { DockerfileParser } from 'dockerfile-ast'

/** One instruction of a Dockerfile. */
export interface Instruction {
  /** Upper case, such as `COPY`. */
  keyword: string
  /** Its arguments, on one line. */
  text: string
}

/** A stage of a Dockerfile, which begins with `FROM`. */
export interface Stage {
  /** Image that it begins with. */
  base: string
  instructions: Instruction[]
}

/** A `COPY` of a stage. */
export interface Copy {
  /** Stage or image that it copies from; undefined for the repository. */
  from: string | undefined
  source: string
  target: string
}

/** Reads the stages of a Dockerfile, the last of which is the image. */
export function readDockerfile(path: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword()
    // With its options; a line may go on behind a backslash.
    const whole = instruction.getTextContent().replaceAll(/\\\n\s*/g, '')
    const text = whole.slice(keyword.length).trim()
    if (keyword === 'FROM') stages.push({ base: text.split(' ')[0]!, instructions: [] })
    else stages.at(-1)?.instructions.push({ keyword, text })
  }
  return stages
}

/** Arguments of every instruction with a keyword. */
export function textsOf({ instructions }: Stage, keyword: string): string[] {
  return instructions.filter((one) => one.keyword === keyword).map(({ text }) => text)
}

/** The variables that a stage sets. */
export function variablesOf(stage: Stage): Record<string, string> {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(/\s+/))
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
}

/** The files that a stage copies. */
export function copiesOf(stage: Stage): Copy[] {
  return textsOf(stage, 'COPY').map((text) => {
    const args = text.split(/\s+/)
    const from = args.find((word) => word.startsWith('--from='))?.slice('--from='.length)
    const [source, target] = args.filter((word) => !word.startsWith('--'))
    return { from, source: source!, target: target! }
  })
}

/** A command in exec form, such as `["node", "main.js"]`: of `CMD`, or behind the options of `HEALTHCHECK`. */
export function commandOf(stage: Stage, keyword: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = textsOf(stage, keyword).at(-1) ?? '[]'
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}
