import { addParameter, type ParameterKind, type Parameters } from './parameter-kind.js'

/** What surrounds the element that is being written. */
export interface EmitContext {
  iso: string
  parameters: Parameters
  /** Expression of the number that `#` stands for. */
  pound?: string
  /** Numbers the tags, so that their nodes can be told apart. */
  nextTag: () => number
}

/** The expression of a parameter; records its kind. */
export function parameterOf(context: EmitContext, name: string, kind: ParameterKind): string {
  if (!addParameter(context.parameters, name, kind)) {
    throw new Error(
      `'${name}' is used in two ways that no value fits. Give one of them another name.`,
    )
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `p.${name}` : `p[${JSON.stringify(name)}]`
}
