export { compileMessages, type CompiledMessages } from './lib/compiler/compile-messages.js'
export type { MessageProblem, MessageSource } from './lib/compiler/message-source.js'
