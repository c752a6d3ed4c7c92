export {
  compileMessageFolders,
  runCommand as runMessagesCommand,
  type CommandOutput,
} from './command.js'
export { compileMessages, type CompiledMessages } from './lib/compiler/compile-messages.js'
export type { MessageProblem, MessageSource } from './lib/compiler/message-source.js'
export type { MessageNamespaces } from './lib/compiler/sort-into-namespaces.js'
