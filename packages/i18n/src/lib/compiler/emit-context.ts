import { addParameter, type ParameterKind, type Parameters } from './parameter-kind.js'

/** The context of the element being emitted. */
export interface EmitContext {
  iso: string
  parameters: Parameters
  /** Expression of the number that `#` is replaced by. */
  pound?: string
  /** Numbers the tags, so that their nodes are distinct. */
  nextTag: () => number
}

/** The expression of a parameter; records its kind. */
export function parameterOf(context: EmitContext, name: string, kind: ParameterKind): string {
  if (!addParameter(context.parameters, name, kind)) {
    throw new Error(`'${name}' is used in two ways that no value matches. Rename one of them.`)
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `p.${name}` : `p[${JSON.stringify(name)}]`
}
